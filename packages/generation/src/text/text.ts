const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Matches a text of Latin letters and common punctuation. Such characters never combine into one grapheme, so the text
 * is counted without the segmenter.
 */
const onePerUnit = /^[\n\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u20ac]*$/

/** The unit for copy lengths. Source: D-COPY-1. */
export function graphemes(text: string): number {
  if (onePerUnit.test(text)) return text.length
  let count = 0
  for (const _ of graphemeSegmenter.segment(text)) count += 1
  return count
}

const wordPattern = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** In lower case, with straight apostrophes. `10,000` and `open-source` are one word each. */
export function words(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(wordPattern) ?? []).map((word) => word.replaceAll('’', "'"))
}

export function wordNgrams(text: string, size = 4): Set<string> {
  const all = words(text)
  const found = new Set<string>()
  for (let index = 0; index + size <= all.length; index += 1) found.add(all.slice(index, index + size).join(' '))
  return found
}

/**
 * Matches each emoji as a whole: flags, pictures and keycaps. Unicode also classifies ©, ®, ™, doubled punctuation
 * marks and arrows as pictographic. Here they are punctuation unless a variation selector follows. Match the original
 * text, because `plain` removes variation selectors.
 */
export const emoji = new RegExp(
  [
    /\p{Regional_Indicator}{2}/u,
    /(?![©®‼⁉™ℹ\u2190-\u21ff](?!\ufe0f))\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*/u,
    /[0-9#*]\ufe0f?\u20e3/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)
