export interface Span {
  start: number
  end: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Matches a full stop that does not end a sentence because it follows an initial or a short title, such as "J." or
 * "Dr."
 */
const shortened = /(?:^|[\s(])\p{Lu}\p{Ll}{0,2}\.$/u
const goesOn = /^[\p{Ll}\p{N}]/u

/** Returns the sentences of a text without surrounding white space; a line break always ends a sentence. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = []
  let lineStart = 0
  for (const line of text.split('\n')) {
    let last: Span | undefined
    for (const { segment, index } of segmenter.segment(line)) {
      const words = segment.trim()
      if (words === '') continue
      const start = lineStart + index + segment.indexOf(words)
      const end = start + words.length
      const before = last === undefined ? '' : text.slice(last.start, last.end)
      if (last !== undefined && before.endsWith('.') && (goesOn.test(words) || shortened.test(before.slice(-6)))) {
        last.end = end
      } else {
        last = { start, end }
        spans.push(last)
      }
    }
    lineStart += line.length + 1
  }
  return spans
}
