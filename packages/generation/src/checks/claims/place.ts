import type { ClaimSource } from '@adcopy/contract'
import type { Stated } from './index-sources.ts'

interface Span {
  start: number
  end: number
}

/** Where a source says something, in its own text and in the file it came from. */
export function sourceAt({ source, start, end }: Stated<Span>): ClaimSource {
  const { part, folded } = source
  const span = { start: folded.from(start), end: folded.to(end) }
  const around = source.sentenceAt(span.start, span.end)
  return {
    part: part.part,
    item: part.item,
    title: part.title,
    field: part.field,
    entry: part.entry,
    start: part.offset + span.start,
    end: part.offset + span.end,
    sentence: quoted(part.text, around, span),
    file: part.file,
  }
}

const quoteMax = 300

/** The sentence, or as much of it as a person wants to read around the span. */
function quoted(text: string, sentence: Span, span: Span): string {
  if (sentence.end - sentence.start <= quoteMax) return text.slice(sentence.start, sentence.end)
  const start = Math.max(sentence.start, span.start - 100)
  const end = Math.min(sentence.end, start + quoteMax)
  const cut = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${start > sentence.start ? '…' : ''}${cut.trim()}${end < sentence.end ? '…' : ''}`
}
