import { sentenceSpans } from '../facts/sentences.ts'
import { squeezed } from '../text.ts'
import type { CopyReading, Reading } from './reading.ts'

/** Characters of a sentence that are quoted beside a reason. */
const quotedMax = 80

/** Puts a reason beside the field and the sentence that it is found in, so that whoever mends it finds it. */
export function placingIn({ name, text }: Reading['fields'][number]): (start: number, reason: string) => string {
  const { written } = text
  let spans: ReturnType<typeof sentenceSpans> | undefined
  return (start, reason) => {
    spans ??= sentenceSpans(written)
    const { start: from, end } = spans.find((span) => start < span.end) ?? { start: 0, end: written.length }
    return `in the ${name}, "${shortened(written.slice(from, end), start - from)}": ${reason}`
  }
}

/** As much of a sentence as is quoted, about a place in it. */
function shortened(sentence: string, place: number): string {
  if (sentence.length <= quotedMax) return squeezed(sentence)
  const from = Math.max(0, Math.min(place - quotedMax / 2, sentence.length - quotedMax))
  // Words are not cut in two, nor what is written with two units.
  const start = from === 0 ? 0 : sentence.indexOf(' ', from) + 1
  const part = sentence.slice(start, start + quotedMax)
  const end = start + quotedMax < sentence.length ? part.lastIndexOf(' ') : part.length
  return `${start === 0 ? '' : '… '}${squeezed(part.slice(0, end > 0 ? end : part.length)).toWellFormed()}${end < part.length || start + quotedMax < sentence.length ? ' …' : ''}`
}

/** The same of a reason that quotes first what it is about: where that stands, once. */
export function placedByQuote({ fields }: CopyReading, reason: string): string {
  const about = /^[^"]*"([^"]+)"/u.exec(reason)?.[1]
  if (about === undefined || /\b(?:headline|primary_text|description|first sentence)\b/u.test(reason)) return reason
  const field = fields.find(({ text }) => text.written.includes(about))
  return field === undefined ? reason : placingIn(field)(field.text.written.indexOf(about), reason)
}
