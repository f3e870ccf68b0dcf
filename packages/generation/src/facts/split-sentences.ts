import { slicedWords, type Words } from './plain-words.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const wordBreaks = new Intl.Segmenter('en', { granularity: 'word' })
const graphemeBreaks = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A segment continues the previous sentence if it begins with a lower-case letter, a digit or the dash before the name
 * of a speaker.
 */
const goesOn = /^[\p{Ll}\p{N}–—―-]/u
/** Matches an abbreviation or ordinal at the end of a segment, such as `Dr.`, `z. B.` or `3.` */
const shortEnd = /(?:^|[\s(.])(?:\p{L}{1,2}|\p{Lu}\p{L}{2}|\p{N}{1,2})\.\s*$/u
const quoteMarks = /["“”„«»「」『』]/gu

/**
 * Does not split after abbreviations and ordinals or within quoted speech, unless the result would be longer than
 * `unitsMax` UTF-16 units.
 */
export function splitSentences(words: Words, unitsMax: number): Words[] {
  const parts: Words[] = []
  let from = 0
  let to = 0
  let last = ''
  let quoted = false
  for (const { segment, index } of sentences.segment(words.text)) {
    const joins = quoted || goesOn.test(segment) || shortEnd.test(last)
    if (index > 0 && !(joins && index + segment.length - from <= unitsMax)) {
      parts.push(slicedWords(words, from, to))
      from = index
      quoted = false
    }
    last = segment.slice(-8)
    to = index + segment.length
    quoted = isInQuotes(segment, quoted)
  }
  parts.push(slicedWords(words, from, to))
  return parts
}

/** `unitsMax` is in UTF-16 units. Splits at word boundaries if possible, otherwise between graphemes. */
export function cutToSize(words: Words, unitsMax: number): Words[] {
  if (words.text.length <= unitsMax) return [words]
  const parts: Words[] = []
  let from = 0
  while (words.text.length - from > unitsMax) {
    const window = words.text.slice(from, from + unitsMax + 1)
    const size =
      wordBreaks.segment(window).containing(unitsMax)?.index ||
      graphemeBreaks.segment(window).containing(unitsMax)?.index ||
      unitsMax - (isLowSurrogate(window, unitsMax) ? 1 : 0)
    parts.push(slicedWords(words, from, from + size))
    from += size
  }
  parts.push(slicedWords(words, from, words.text.length))
  return parts
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff
}

/** A quotation mark opens or closes a quotation depending on which side of the mark touches a word. */
function isInQuotes(piece: string, before: boolean): boolean {
  let inside = before
  for (const { 0: mark, index } of piece.matchAll(quoteMarks)) {
    const opens = index === 0 || /[\s(]/.test(piece[index - 1]!)
    const closes = index === piece.length - 1 || /[\s.,;:!?)]/.test(piece[index + 1]!)
    if ('「『'.includes(mark)) inside = true
    else if ('」』'.includes(mark)) inside = false
    else inside = opens === closes ? !inside : opens
  }
  return inside
}
