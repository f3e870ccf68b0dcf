import { wordsIn } from '../text/plain.ts'

/** Cuts off the last letters, so that `loans` also matches `loan`. */
function stemsOf(brief: string): string[] {
  const stems = wordsIn(brief.toLowerCase()).flatMap(({ text }) => {
    // Words are not shortened in scripts without letter case, because they are already short there.
    if (text === text.toUpperCase()) return text.length > 1 ? [text] : []
    return text.length < 4 ? [] : [text.slice(0, Math.max(4, text.length - 2))]
  })
  return [...new Set(stems)]
}

/**
 * For each string, returns the indexes of the texts that contain it, ignoring case. The texts are joined into one, so
 * that a single pass finds all occurrences of a string.
 */
function holdersOf(strings: readonly string[], texts: readonly string[]): number[][] {
  const lowered = texts.map((text) => text.toLowerCase())
  const all = lowered.join('\n')
  const ends: number[] = []
  for (const text of lowered) ends.push((ends.at(-1) ?? -1) + text.length + 1)
  return strings.map((string) => {
    const holders: number[] = []
    let holder = 0
    for (let at = all.indexOf(string); at >= 0; at = all.indexOf(string, ends[holder])) {
      while (ends[holder]! < at) holder += 1
      holders.push(holder)
    }
    return holders
  })
}

/** The score is 0 without a match, and 1 for the best match. Rare words have more weight. */
export function relevanceTo(brief: string, texts: readonly string[]): number[] {
  const scores = texts.map(() => 0)
  for (const holders of holdersOf(stemsOf(brief), texts)) {
    const weight = Math.log(texts.length / holders.length)
    for (const index of holders) scores[index]! += weight
  }
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return best === 0 ? scores : scores.map((score) => score / best)
}
