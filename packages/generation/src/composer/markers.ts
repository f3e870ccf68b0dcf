import markers from '../data/composer-markers.json' with { type: 'json' }

const words = Object.values(markers.words).flatMap((all) => all.split(' '))
const whole = new Set(words.filter((word) => !word.endsWith('*')))
const starts = new Set(words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)))
const labelEnd = /^\P{L}*\p{L}+\s*[:：]/u
const labels = new Set(markers.labels.split(' '))
const phrases = Map.groupBy(
  Object.values(markers.phrases).flatMap((all) => all.split(', ').map(tokens)),
  ([first]) => first,
)
/** Length of the shortest string in `starts`. A first comparison of only this many letters rules out most words. */
const beginning = Math.min(...[...starts].map((start) => start.length))
const beginnings = new Set([...starts].map((start) => start.slice(0, beginning)))
const startLengths = [...new Set([...starts].map((start) => start.length))]

/** Matches scripts that have no spaces or many word endings. In these scripts, markers are searched as substrings. */
const unspaced = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Devanagari}]/u

export function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Markers occur only in instructions to a writer or in internal notes. */
function isMarked(text: string, found: readonly string[]): boolean {
  if (found.some((word, index) => isMarker(word) || isPhrase(found, index))) return true
  if (unspaced.test(text) && markers.parts.some((part) => text.includes(part))) return true
  return labels.has(found[0]!) && labelEnd.test(text)
}

const isMarker = (word: string) =>
  whole.has(word) ||
  (beginnings.has(word.slice(0, beginning)) && startLengths.some((length) => starts.has(word.slice(0, length))))

const isPhrase = (found: readonly string[], start: number) =>
  phrases.get(found[start] ?? '')?.some((phrase) => phrase.every((word, index) => found[start + index] === word)) ===
  true

/**
 * Maximum number of rounds in which texts become suspect because they share words with suspect texts. The limit bounds
 * the cost, because each round reads all words.
 */
const roundsMax = 3
const taintLettersMin = 4

/**
 * Finds the texts that read like instructions or internal notes, and returns a function that tests whether a text is
 * one of them. A text is suspect if it contains a marker (see {@link isMarked}). Because prompt injections repeat
 * certain words, a text is also suspect if it contains a word that is typical of suspect texts (see
 * {@link taintedWords}).
 */
export function suspectsAmong(all: readonly string[]): (text: string) => boolean {
  const texts = new Map([...new Set(all)].map((text) => [text, tokens(text)]))
  const suspects = new Set<string>()
  for (const [text, found] of texts) if (isMarked(text, found)) suspects.add(text)
  for (let round = 0; round < roundsMax && suspects.size > 1; round += 1) {
    const tainted = taintedWords(texts, suspects)
    for (const [text, found] of texts) if (found.some((word) => tainted.has(word))) suspects.add(text)
  }
  return (text) => suspects.has(text)
}

/** Returns the words that occur in at least two suspect texts, and in at least as many suspect texts as other texts. */
function taintedWords(texts: ReadonlyMap<string, readonly string[]>, suspects: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, { suspect: number; other: number }>()
  for (const text of suspects) {
    for (const word of new Set(texts.get(text))) {
      if (word.length < taintLettersMin) continue
      const count = counts.get(word) ?? { suspect: 0, other: 0 }
      count.suspect += 1
      counts.set(word, count)
    }
  }
  for (const [text, found] of texts) {
    if (suspects.has(text)) continue
    for (const word of new Set(found)) {
      const count = counts.get(word)
      if (count !== undefined) count.other += 1
    }
  }
  return new Set([...counts].filter(([, { suspect, other }]) => suspect > 1 && suspect >= other).map(([word]) => word))
}
