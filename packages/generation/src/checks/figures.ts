import { bareWord, wordsIn } from '../text/plain.ts'
import type { Span } from '../text/sentences.ts'
import { unitNames, type UnitNames } from './currencies.ts'

export interface Figure extends Span {
  text: string
  /**
   * The possible values, without the sign. For example, "20.417" is more than twenty thousand in some languages and
   * about twenty in others.
   */
  values: readonly string[]
  /** Currency codes, `%` or `×`. Empty if the number has no unit. */
  units: ReadonlySet<string>
  /**
   * True if the unit is taken from the next number and a short word separates the two numbers. The numbers may be a
   * range with one unit ("10 to 20 €"), or a list in which only the last number has the unit ("30 et 95 €").
   */
  mayBeBare?: boolean
  /**
   * `minus` is U+2212 before a number without a unit. `dash` is U+2212 before a number with a unit, or any other dash.
   * A `dash` may be a minus sign, a bullet, or the mark of a reduction ("–20 %").
   */
  sign?: 'plus' | 'minus' | 'dash'
}

/**
 * Matches a time of day, a fraction, a number in groups of three digits, a number in Indian groups (`1,00,000`), or a
 * run of digits.
 */
const digits =
  /\d{1,2}:\d{2}(?![\d:])|\d+⁄\d+|(?:\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:[.,'\u00a0\u202f ]\d{3}(?!\d))+|\d+)(?:[.,]\d+)?/gu
const separator = /[.,'\u00a0\u202f ]/gu
const whiteSpace = /^[\s\u00a0\u202f]*/u

/** Returns the numbers that are written in digits. The text must already be normalised with `plain`. */
export function figuresIn(text: string, language: string): Figure[] {
  if (!/\d/u.test(text)) return []
  const names = unitNames(language)
  const found = Array.from(text.matchAll(digits), ({ 0: written, index: start }): Figure => {
    const magnitude = magnitudeAfter(text, start + written.length, names)
    const end = start + written.length + magnitude.units
    const [before, after] = [wordsBefore(text, start), wordsAfter(text, end)]
    const units = new Set([...before, ...after].flatMap((name) => unitsOf(name, names)))
    const values = valuesOf(written).map((value) => multiplied(value, magnitude.factor))
    const signed = signs.exec(text.slice(Math.max(0, start - nearUnits), start))
    if (signed === null) return { start, end, text: text.slice(start, end), values, units }
    const sign = signOf(signed[0], units.size > 0)
    const from = sign === 'dash' && units.size > 0 ? start : start - signed[0].length
    return { start: from, end, text: text.slice(from, end), values, units, sign }
  })
  // If the first number of a range has no unit, it gets the unit of the second number, as in "10 to 20 €".
  for (const [index, next] of found.slice(1).entries()) {
    const figure = found[index]
    if (figure === undefined || hasUnit(figure)) continue
    const gap = text.slice(figure.end, next.start)
    if (!rangeGap.test(gap)) continue
    found[index] = { ...figure, units: next.units, mayBeBare: /\p{L}/u.test(gap) }
  }
  return found
}

const rangeGap = /^(?:\s?[-–—]\s?|\s\p{L}{1,3}\s)$/u
export const hasUnit = ({ units }: Figure) => units.size > 0
/**
 * Matches a plus sign, a minus sign or a dash before a number or its currency. A minus sign or dash between the numbers
 * of a range, such as "8 h -18 h", does not match.
 */
const signs = /(?<![^\s([{"“„«:;|])(?:(?<!\d\s?[^\s\d,;]{0,4}\s)[−–-]|\+\s?)(?:\p{L}{0,3}\p{Sc}\s?)?$/u

function signOf(signed: string, isUnited: boolean): 'plus' | 'minus' | 'dash' {
  if (signed.startsWith('+')) return 'plus'
  return signed.startsWith('−') && !isUnited ? 'minus' : 'dash'
}

/**
 * Reads the magnitude after a number, such as `k` (factor 1,000). Without a magnitude, the factor is 1. `units` is the
 * length of the magnitude, including the space before it, in UTF-16 units.
 */
function magnitudeAfter(text: string, end: number, { magnitudes }: UnitNames): { factor: number; units: number } {
  const rest = text.slice(end, end + nearUnits)
  if (/^k(?![\p{L}\p{N}])/iu.test(rest)) return { factor: 1_000, units: 1 }
  const [whole = '', gap = '', word = ''] = /^([\s\u00a0\u202f]?)(\p{L}+)/u.exec(rest) ?? []
  const factor = magnitudes.get(bareWord(word))
  if (factor !== undefined) return { factor, units: whole.length }
  const sign = magnitudes.get(word.charAt(0))
  return sign !== undefined && gap === '' ? { factor: sign, units: 1 } : { factor: 1, units: 0 }
}

/** A time of day is returned unchanged. */
function multiplied(value: string, factor: number): string {
  if (factor === 1 || value.includes(':')) return value
  // `plain` writes “1½” as `11⁄2`. The numerators of all such characters have one digit.
  const [, whole, over, under] = /^(\d*)(\d)⁄(\d+)$/u.exec(value) ?? []
  const number = under === undefined ? Number(value) : Number(whole) + Number(over) / Number(under)
  return String(Math.round(number * factor))
}

/**
 * The sign, magnitude and unit of a number must be within this many UTF-16 units before or after the number. The unit
 * is a symbol or a currency code next to the number, or a name of up to three words after it.
 */
const nearUnits = 40
export const currencyCode = /^\p{Lu}{3}$/u
/** Matches the multiplication sign in "5x" and "5 ×", but not in "3 × 4 m". */
const times = /^(?:×|x(?![\p{L}\p{N}]))(?!\s?\d)/iu

/** Returns currency codes, `%` or `×`. */
export function unitsOf(name: string, { currencies, percent }: UnitNames): string[] {
  if (name === '×') return ['×']
  return [...(currencies.get(name) ?? []), ...(percent.has(name) ? ['%'] : [])]
}

function wordsAfter(text: string, end: number): string[] {
  const rest = text.slice(end, end + nearUnits).replace(whiteSpace, '')
  if (times.test(rest)) return ['×']
  const sign = /^[^\p{L}\p{N}\s]/u.exec(rest)?.[0] ?? ''
  if (/[\p{Sc}%٪]/u.test(sign)) return [sign]
  const words = wordsIn(sign === '' ? rest : '').slice(0, 3)
  const names: string[] = words.slice(0, 1).flatMap(({ text: word }) => (currencyCode.test(word) ? [word] : []))
  for (const last of words) {
    if (/[.,;:!?\n]/u.test(rest.slice(0, last.start))) break
    names.push(bareWord(rest.slice(0, last.start + last.text.length)))
  }
  return names
}

function wordsBefore(text: string, start: number): string[] {
  const rest = text.slice(Math.max(0, start - nearUnits), start).trimEnd()
  const sign = /[\p{Sc}%٪]$/u.exec(rest)?.[0]
  const marked = /\p{L}{0,3}\p{Sc}$/u.exec(rest)?.[0]
  const name = /(?<!\p{L})\p{Lu}{3}$/u.exec(rest)?.[0]
  return [
    ...[sign, marked].flatMap((one) => (one === undefined ? [] : [bareWord(one)])),
    ...(name === undefined ? [] : [name]),
  ]
}

/** Returns the possible values without insignificant zeros. For example, "020.417" may be `20.417` or `20417`. */
function valuesOf(written: string): string[] {
  const [, hours, minutes] = /^(\d+):(\d+)$/u.exec(written) ?? []
  if (hours !== undefined && minutes !== undefined) {
    const time = `${trimmed(hours)}:${minutes}`
    return minutes === '00' ? [time, trimmed(hours)] : [time]
  }
  if (written.includes('⁄')) return [written]
  const whole = written.replace(separator, '')
  const marks = written.match(separator) ?? []
  const last = marks.at(-1)
  if (last === undefined) return [trimmed(whole)]
  const at = written.lastIndexOf(last)
  const [head, tail] = [written.slice(0, at).replace(separator, ''), written.slice(at + 1)]
  const mayBeFraction =
    (last === '.' || last === ',') && (marks.length === 1 || marks.slice(0, -1).every((m) => m !== last))
  const values = new Set<string>()
  if (mayBeFraction) values.add(trimmed(`${head}.${tail}`))
  if (tail.length === 3) values.add(trimmed(whole))
  return [...values]
}

export function trimmed(value: string): string {
  const short = value.includes('.') ? value.replace(/0+$/u, '').replace(/\.$/u, '') : value
  return short.replace(/^0+(?=\d)/u, '')
}
