const rows = /[!?¡¿！？]{3,}|\.{5,}|([$€£%*~•|_=+<>#^])\1{2,}/u
const apart = /(?<![\p{L}\p{N}.])(?:\p{L}[ .\-_*·•|~]){3,}\p{L}(?![\p{L}\p{N}])\.?/gu
/** Abbreviations and plain letters: "a. k. a.", "e.g.", "U.S.A.", "R&B". */
const abbreviation = /^(?:\p{Lu}\.){2,}\p{Lu}?\.?$|^\p{Ll}\.(?: ?\p{Ll}\.)+$/u
const symbolic =
  /(?<![\p{L}\p{N}@#$€/._-])(?:\p{L}+[@$€!|*]+\p{L}+|[$€@]\p{L}{3,}|\p{L}+(?:[0134578]+\p{Ll}+)+(?![\p{N}-]))(?![\p{L}\p{N}@._/-])/gu
const stretched = /(\p{L})(?!\1)(\p{L})\2{3,}/u
/** Names and units that mix figures and letters, and forms that name several genders. */
const meant =
  /^(?:\p{L}\d\p{L}|\p{L}{1,4}\d+\p{L}?|\p{L}+\d{2,}\p{L}*|\p{Lu}[\p{L}\d]*\d[\p{Lu}\d]*|\p{L}+\*(?:innen|in|r|n|e|s)(?:\p{L}*)?)$/u

/** What a text spells against the rules of its language to catch the eye or to get past a filter. */
export function abusedSpelling(text: string): string | undefined {
  const row = rows.exec(text)?.[0] ?? stretched.exec(text)?.[0]
  if (row !== undefined) return row
  const letters = [...text.matchAll(apart)].map((match) => match[0]).find((found) => !abbreviation.test(found))
  if (letters !== undefined) return letters
  return [...text.matchAll(symbolic)].map((match) => match[0]).find((found) => !meant.test(found))
}
