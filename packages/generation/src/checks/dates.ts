import { perLanguage } from '../text/per-language.ts'
import { bareWord } from '../text/plain.ts'
import type { Span } from '../text/sentences.ts'

/** A day and a month, with or without a year, or a month and a year. */
export interface FoundDate extends Span {
  text: string
  /**
   * Possible meanings of the date, each in the form `d-m`, `d-m/y` or `m/y`. For example, `5/6` may be the fifth of
   * June or the sixth of May.
   */
  readings: readonly string[]
}

interface Month {
  month: number
  /**
   * True if the language capitalises the name of the month. Lower-case words such as "may" and "march" are then not
   * months.
   */
  isCapital: boolean
}

/** Includes long, short and inflected names, and the English names. The names come from the runtime's locale data. */
const monthNames = perLanguage((language): ReadonlyMap<string, Month> => {
  const names = new Map<string, Month>()
  const locales = [...Intl.DateTimeFormat.supportedLocalesOf([language]), 'en']
  const shapes: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
    { month: 'short', day: 'numeric' },
  ]
  for (const locale of locales) {
    for (let month = 1; month <= 12; month += 1) {
      for (const shape of shapes) {
        const parts = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' })
        const name = parts.formatToParts(Date.UTC(2026, month - 1, 15)).find(({ type }) => type === 'month')?.value
        const bare = bareWord(name ?? '').replace(/\.$/u, '')
        const isCapital = /^\p{Lu}/u.test(name ?? '')
        if (/^\p{L}/u.test(bare) && !names.has(bare)) names.set(bare, { month, isCapital })
      }
    }
  }
  return names
})

const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu
const numeric = /(?<!\d|\p{Sc}\s?)(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})?(?!\d)/gu
const eastAsian = /(?:(\d{4})[年년]\s?)?(\d{1,2})[月월]\s?(?:(\d{1,2})[日일])?/gu
/** Matches a day, at most one short word, and a word that may be a month: "31 May", "31st of May", "31 de mayo". */
const dayFirst =
  /(?<![\d.,:])(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s(?:\p{L}{1,3}\s)?(\p{L}{3,})\.?(?:,?\s(?:\p{L}{2}\s)?(\d{4}))?/gu
const monthFirst = /(?<!\p{L})(\p{L}{3,})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d.,:]?\d)(?:,?\s(\d{4}))?/gu
const monthOfYear = /(?<!\p{L})(\p{L}{3,})\.?\s(?:\p{L}{2}\s)?(\d{4})(?!\d)/gu

/** Returns the form `31-5/2026`, or `31-5` without a year. Returns null if the numbers are not a date. */
function dayOf(day: string | undefined, month: number, year?: string): string | null {
  const isDate = Number(day) >= 1 && Number(day) <= 31 && month >= 1 && month <= 12
  const ofYear = year === undefined ? '' : `/${year.length === 2 ? `20${year}` : year}`
  return isDate ? `${Number(day)}-${month}${ofYear}` : null
}

const real = (readings: ReadonlyArray<string | null>) => readings.filter((reading) => reading !== null)

/** Returns the dates of a text that has already been normalised with `plain`. */
export function datesIn(text: string, language: string): FoundDate[] {
  if (!/\d/u.test(text)) return []
  const months = monthNames(language)
  const monthOf = (name = '') => {
    const found = months.get(bareWord(name))
    return found === undefined || (found.isCapital && !/^\p{Lu}/u.test(name)) ? 0 : found.month
  }
  const found: FoundDate[] = []
  const taken = new Uint8Array(text.length)
  const collect = (pattern: RegExp, read: (match: RegExpExecArray) => Array<string | null>) => {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const readings = real(read(match))
      if (readings.length === 0 || taken[start] === 1 || taken[end - 1] === 1) continue
      taken.fill(1, start, end)
      found.push({ start, end, text: match[0], readings })
    }
  }
  collect(iso, ([, year, month, day]) => [dayOf(day, Number(month), year)])
  // In a date with dots, the first number is always the day.
  collect(numeric, ([, one, mark, other, year]) => [
    dayOf(one, Number(other), year),
    mark === '.' ? null : dayOf(other, Number(one), year),
  ])
  collect(eastAsian, ([, year, month, day]) =>
    day === undefined ? [year === undefined ? null : `${Number(month)}/${year}`] : [dayOf(day, Number(month), year)],
  )
  collect(dayFirst, ([, day, name, year]) => [dayOf(day, monthOf(name), year)])
  collect(monthFirst, ([, name, day, year]) => [dayOf(day, monthOf(name), year)])
  collect(monthOfYear, ([, name, year]) => [monthOf(name) === 0 ? null : `${monthOf(name)}/${year}`])
  return found
}

/**
 * A full date is also added as day and month, and as month and year, because copy may state only a part of the date.
 */
export function indexDates(text: string, language: string): Set<string> {
  return new Set(
    datesIn(text, language).flatMap(({ readings }) =>
      readings.flatMap((reading) => {
        const [, day, month, year] = /^(\d+)-(\d+)(?:\/(\d+))?$/u.exec(reading) ?? []
        return [
          reading,
          ...(day === undefined ? [] : [`${day}-${month}`]),
          ...(year === undefined ? [] : [`${month}/${year}`]),
        ]
      }),
    ),
  )
}
