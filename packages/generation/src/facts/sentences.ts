const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|nr|dr|mr|mrs|ms|prof|st|inc|ltd|co|bzw|z\.b|ca|fig|\p{Lu})\.\s*$/iu

const abbreviationMax = 24
/** Marks that stand after the end of a sentence and are its own. */
const footnote = /^[*†‡¹²³]+\s*$/u

/** The number of a source, "[1]": it belongs to the sentence before it, and none is told with it. */
export const sourceMark = /\[\d{1,3}\](?![([:])/g

/** Sentences of a text and where they stand in it, in UTF-16 units; an abbreviation ends none, the mark of a footnote is the sentence's. */
export function sentenceSpans(text: string): Array<{ start: number; end: number }> {
  const spans: Array<{ start: number; end: number }> = []
  const marked = text.replaceAll('\n', ' ').replace(sourceMark, (mark) => ' '.repeat(mark.length))
  for (const { segment, index } of segmenter.segment(marked)) {
    const last = spans.at(-1)
    if (last !== undefined && (footnote.test(segment) || abbreviation.test(tailOf(text, last))))
      last.end = index + segment.length
    else spans.push({ start: index, end: index + segment.length })
  }
  return spans.map(({ start, end }) => trimmedSpan(text, start, end)).filter(({ start, end }) => end > start)
}

/** The end of a sentence, as much as an abbreviation may take: sentences may be long. */
function tailOf(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(Math.max(start, end - abbreviationMax), end)
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
