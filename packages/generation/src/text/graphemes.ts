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
