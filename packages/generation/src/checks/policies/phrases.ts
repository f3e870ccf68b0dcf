import { wholeWords } from '../../text.ts'
/** Wording that a rule looks for, lower-cased, whole words; in every language at once, as nobody writes in one alone. */
export function phrases(...alternatives: string[]): RegExp {
  return new RegExp(wholeWords(alternatives.join('|')), 'u')
}
