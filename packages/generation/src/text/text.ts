const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Latin letters and common punctuation, none of which ever joins its neighbour: counted without segmenting. */
const onePerUnit = /^[\n\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u20ac]*$/

/** Length of a text in graphemes: the unit in which copy is measured. Source: decisions, "What copy must be". */
export function graphemes(text: string): number {
  if (onePerUnit.test(text)) return text.length
  let count = 0
  for (const _ of graphemeSegmenter.segment(text)) count += 1
  return count
}

const wordPattern = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Words of a text, lower-cased, apostrophes straightened; `10,000` and `open-source` are one word each. */
export function words(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(wordPattern) ?? []).map((word) => word.replaceAll('’', "'"))
}

/** The set of runs of `size` words in a text. */
export function wordNgrams(text: string, size = 4): Set<string> {
  const all = words(text)
  const found = new Set<string>()
  for (let index = 0; index + size <= all.length; index += 1) found.add(all.slice(index, index + size).join(' '))
  return found
}

/** Share of the smaller text's word 4-grams that the other holds too, 0 to 1; 0 where a text has none. */
export function ngramOverlap(one: string, other: string): number {
  const a = wordNgrams(one)
  const b = wordNgrams(other)
  const smaller = Math.min(a.size, b.size)
  if (smaller === 0) return 0
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared += 1
  return shared / smaller
}

/** Compatibility forms folded, invisible characters dropped: what matching of terms is done on. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u2800\u3164]|\u034f|\u115f|\u1160|[\ufe00-\ufe0f]/gu, '')
    .replace(/[‘’]/g, "'")
}

/** One line, single spaces, no surrounding white space. */
export function squeezed(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/**
 * Emoji, each with its parts as one: flags, pictures, keycaps. Signs of rights, doubled marks and arrows are punctuation, though
 * Unicode calls them pictographic, unless a selector asks for the picture; a folded text has lost that.
 */
export const emoji =
  /\p{Regional_Indicator}{2}|(?![©®‼⁉™ℹ\u2190-\u21ff](?!\ufe0f))\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*|[0-9#*]\ufe0f?\u20e3/gu

/** Where a word begins and ends, for patterns with the flag `u`: `\b` knows English letters alone. */
export const wordStart = '(?<![\\p{L}\\p{N}])'
export const wordEnd = '(?![\\p{L}\\p{N}])'
/** The source of a pattern of words, given as alternatives, that stand whole. */
export const wholeWords = (alternatives: string): string => `${wordStart}(?:${alternatives})${wordEnd}`

const noMatches: readonly RegExpExecArray[] = []

/** All matches of a global pattern that never matches nothing. `matchAll` copies the pattern, which costs more than looking. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (match === null) return noMatches
  const found: RegExpExecArray[] = []
  for (; match !== null; match = pattern.exec(text)) found.push(match)
  return found
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** The word without common English endings: enough to see that `citations` and `cite` speak of one thing. */
export function stem(word: string): string {
  if (word.length < 4) return word
  const short = word.replace(/'s$/, '').replace(/(?:ations?|ings?|ments?|edly|ies|ied|ers?|ors?|ed|es|ly|s|e|y)$/, '')
  return short.length >= 3 ? short : word
}
