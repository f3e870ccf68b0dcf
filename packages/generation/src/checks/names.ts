const token = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu
/** What a sentence may begin after: its capital says nothing. */
const opener = /(?:^|[.!?:;…|]["'”)]*\s+|\n\s*|[“"«„(‘¿¡]\s*|["”»]\s+|[•·–—→✓✔*-]\s+|\p{Extended_Pictographic}\s*)$/u
const alwaysCapital = new Set(['i', "i'm", "i've", "i'd", "i'll", 'ok', 'q', 'a'])
/** Whoever does this is named as a witness, wherever in the sentence the name stands. */
const witness = /^\s+(?:recommends?|trusts?|uses|loves?|chooses?|prefers?|endorses?|approves?|says|swears|calls)\b/u
const commonSubjects = new Set(
  'it he she they we you i this that these those who everyone everybody nobody someone anyone people one what nothing something everything each every'.split(
    ' ',
  ),
)

const isTitleCase = (line: string) => {
  const long = [...line.matchAll(token)].map((match) => match[0]).filter((word) => /^\p{L}{4,}/u.test(word))
  return (
    long.length >= 3 &&
    line.length < 60 &&
    !/[.!?]$/u.test(line) &&
    !/[.!?]\s+\S/u.test(line) &&
    long.every((word) => /^\p{Lu}/u.test(word))
  )
}

function isName(word: string, before: string, after: string): boolean {
  if (!/\p{Lu}/u.test(word) || alwaysCapital.has(word.toLowerCase())) return false
  const inside = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$|^\p{Lu}{2,}s$/u.test(word)
  if (inside) return true
  if (!/^\p{Lu}/u.test(word)) return false
  if (!opener.test(before)) return true
  return witness.test(after) && !commonSubjects.has(word.toLowerCase())
}

const isKnown = (word: string, known: ReadonlySet<string>) => {
  const plain = word.toLowerCase().replace(/'s$|s'$/, '')
  return known.has(plain) || known.has(plain.replace(/s$/, '')) || plain.split('-').every((part) => known.has(part))
}

/**
 * Names in a text that no source holds. A capital at the beginning of a sentence, or in a line set in title case, is no
 * sign of a name; German capitalises every noun, so there only capitals inside a word count.
 */
export function unsupportedNames(text: string, known: ReadonlySet<string>, language: string): string[] {
  const found = text.split('\n').flatMap((line) => {
    const weak = isTitleCase(line) || /^de\b/i.test(language)
    return [...line.matchAll(token)]
      .filter((match) => {
        const word = match[0]
        if (weak && !/\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u.test(word)) return false
        return isName(word, line.slice(0, match.index), line.slice(match.index + word.length))
      })
      .map((match) => match[0])
  })
  return [...new Set(found)].filter((word) => !isKnown(word, known)).map((word) => `the name ${word} is in no source`)
}
