import { readingsOf } from '../disguise.ts'
import { remembering } from '../remembering.ts'
import { escapePattern, folded, squeezed, wordEnd, wordStart } from '../text.ts'
import { inflected } from './inflection.ts'

const lettered = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}'
const opensWithLetter = new RegExp(`^[${lettered}]`, 'u')
const endsWithLetter = new RegExp(`[${lettered}]$`, 'u')

const patternOf = remembering(5000, (term, language) => compiled(squeezed(folded(term)), language))

function compiled(term: string, language: string): RegExp | null {
  const wanted = term.toLowerCase()
  if (wanted === '') return null
  const pieces = term.split(/[\s\p{Pd}]+/u).filter((piece) => piece !== '')
  if (pieces.length === 0) return new RegExp(escapePattern(wanted), 'u')
  // "rock bottom" is "rock-bottom" and "rockbottom"; "a live" is not "alive".
  const gap = pieces.every((piece) => piece.length > 2) ? '[\\s\\p{Pd}_]*' : '[\\s\\p{Pd}_]+'
  const isNoun = /^\p{Lu}/u.test(term)
  const body = pieces.map((piece) => inflected(piece.toLowerCase(), language, isNoun)).join(gap)
  const opens = opensWithLetter.test(wanted) ? wordStart : ''
  const closes = endsWithLetter.test(wanted) ? wordEnd : ''
  return new RegExp(`${opens}${body}${closes}`, 'u')
}

const masked = /(?<![\p{L}*])\p{L}+\*+[\p{L}*]*/gu

/** "ch**p": the letters that are left stand where the term has them. */
function masks(text: string, term: string): boolean {
  if (!text.includes('*')) return false
  const letters = Array.from(term)
  return [...text.matchAll(masked)].some(({ 0: word }) => {
    const shown = Array.from(word)
    return (
      shown.length === letters.length &&
      shown.filter((letter) => letter !== '*').length > 1 &&
      shown.every((letter, index) => letter === '*' || letter === letters[index])
    )
  })
}

/**
 * Whether the text holds the term as words of its own: in any case, with the endings of its language, and however it is
 * disguised.
 */
export function holdsTerm(text: string, term: string, language = 'en'): boolean {
  return isHeldIn(readingsOf(text, language), term, language)
}

/** The same of a text by the ways in which it may be read, for many terms. */
export function isHeldIn([stands = '', ...others]: readonly string[], term: string, language: string): boolean {
  const pattern = patternOf(term, language)
  if (pattern === null) return false
  if (pattern.test(stands)) return true
  const wanted = squeezed(folded(term)).toLowerCase()
  if (wanted.length < 4) return false
  return others.some((reading) => pattern.test(reading)) || masks(stands, wanted) || transcribed(pattern, stands)
}

const transcriptions: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
])

/** "guenstig" for "günstig". */
function transcribed(pattern: RegExp, text: string): boolean {
  if (!/[äöüß]/.test(pattern.source)) return false
  return new RegExp(
    pattern.source.replace(/[äöüß]/g, (letter) => transcriptions.get(letter) ?? letter),
    'u',
  ).test(text)
}
