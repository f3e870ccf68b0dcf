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

/** Words that support a name, any of the lists whole: the name itself, without a plural's s, or its parts. */
export function formsOfName(word: string): string[][] {
  const plain = word.toLowerCase().replace(/'s$|s'$/, '')
  return [[plain], [plain.replace(/s$/, '')], plain.split('-')]
}

/** A name at its place in the folded text. */
export interface NameMention {
  start: number
  end: number
  text: string
}

/**
 * Names in a text. A capital at the beginning of a sentence, or in a line set in title case, is no sign of a name; German
 * capitalises every noun, so there only capitals inside a word count.
 */
export function namesOf(text: string, language: string): NameMention[] {
  let offset = 0
  return text.split('\n').flatMap((line) => {
    const lineStart = offset
    offset += line.length + 1
    const weak = isTitleCase(line) || language === 'de'
    return [...line.matchAll(token)]
      .filter((match) => {
        const word = match[0]
        if (weak && !/\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u.test(word)) return false
        return isName(word, line.slice(0, match.index), line.slice(match.index + word.length))
      })
      .map(({ 0: word, index }) => ({ start: lineStart + index, end: lineStart + index + word.length, text: word }))
  })
}
