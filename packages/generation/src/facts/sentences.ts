const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|nr|dr|mr|mrs|ms|prof|st|inc|ltd|co|bzw|z\.b|ca|fig|\p{Lu})\.\s*$/iu

/** Sentences of a text and where they stand in it, in UTF-16 units; an abbreviation ends none. */
export function sentenceSpans(text: string): Array<{ start: number; end: number }> {
  const spans: Array<{ start: number; end: number }> = []
  for (const { segment, index } of segmenter.segment(text.replaceAll('\n', ' '))) {
    const last = spans.at(-1)
    if (last !== undefined && abbreviation.test(text.slice(last.start, last.end))) last.end = index + segment.length
    else spans.push({ start: index, end: index + segment.length })
  }
  return spans.map(({ start, end }) => trimmedSpan(text, start, end)).filter(({ start, end }) => end > start)
}

function trimmedSpan(text: string, start: number, end: number): { start: number; end: number } {
  const part = text.slice(start, end)
  const from = start + (part.length - part.trimStart().length)
  return { start: from, end: from + part.trim().length }
}

/** Sentences of a text, trimmed. */
export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end))
}
