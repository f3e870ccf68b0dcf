import { perLanguage } from '../text/per-language.ts'
import { bareWord } from '../text/plain.ts'

/**
 * Maps a symbol, code or name to the currency codes that it may mean. `$` may mean several currencies, but `euros`
 * means only one.
 */
export type CurrencyNames = ReadonlyMap<string, ReadonlySet<string>>

/** Words and signs that may follow or precede a number in one language. */
export interface UnitNames {
  currencies: CurrencyNames
  percent: ReadonlySet<string>
  /** Factors of words and signs that multiply a number, for example 10,000 for `万`. */
  magnitudes: ReadonlyMap<string, number>
}

/** Returns the names in the given language and in English, from the runtime's Unicode locale data. */
export const unitNames = perLanguage((language): UnitNames => {
  const locales = [...new Set([...Intl.NumberFormat.supportedLocalesOf([language]), 'en', 'en-GB'])]
  return {
    currencies: currencyNames(locales),
    percent: percentNames(locales),
    magnitudes: magnitudesOf(locales),
  }
})

function currencyNames(locales: readonly string[]): CurrencyNames {
  const names = new Map<string, Set<string>>()
  const add = (name: string, code: string) => {
    const codes = names.get(name) ?? new Set()
    names.set(name, codes.add(code))
  }
  for (const code of Intl.supportedValuesOf('currency')) {
    // Codes are recognised only in capitals, because some are common words in lower case, such as "top", "all" and
    // "try".
    add(code, code)
    for (const locale of locales) {
      for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const) {
        for (const count of [1, 2, 5]) {
          const format = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency: code,
            currencyDisplay,
            maximumFractionDigits: 0,
          })
          const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? code
          const isLetters = /^\p{L}+\.?$/u.test(name)
          if (name !== code && (!isLetters || (locale === locales[0] && name.length > 1))) add(bareWord(name), code)
          if (currencyDisplay !== 'name') break
          // Single words of a name are added too, because people write "pounds" for "British pounds" and "złotych" for
          // "złotych polskich".
          const words = bareWord(name).split(' ')
          const noun = locale.startsWith('en') ? words.at(-1) : `${words[0]} ${words.at(-1)}`
          for (const word of (noun ?? '').split(' ')) if (word.length > 2) add(word, code)
        }
      }
    }
  }
  return names
}

function percentNames(locales: readonly string[]): ReadonlySet<string> {
  const names = locales.flatMap((locale) =>
    [1, 2, 5].map((count) => {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', unitDisplay: 'long' })
      return bareWord(
        format
          .format(count)
          .replace(/\p{Nd}+/gu, '')
          .trim(),
      )
    }),
  )
  return new Set(['%', '٪', ...names])
}

const magnitudesMax = 13

/** The names of thousand, million and so on come from the compact number formats of the locales. */
function magnitudesOf(locales: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const shapes = locales.flatMap((locale) => (['long', 'short'] as const).map((display) => ({ locale, display })))
  for (const { locale, display: compactDisplay } of shapes) {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay, useGrouping: false })
    for (let power = 3; power < magnitudesMax; power += 1) {
      for (const leading of [1, 2, 5]) {
        const parts = format.formatToParts(leading * 10 ** power)
        const name = bareWord(parts.find(({ type }) => type === 'compact')?.value ?? '').replace(/[.\s]/gu, '')
        const shown = Number(parts.find(({ type }) => type === 'integer')?.value)
        // A single letter such as "m" or "t" is left out, because it may mean metres or tonnes. A single character of a
        // script without case, such as 万, is included.
        if ((name.length > 1 || /\p{Lo}/u.test(name)) && shown > 0) names.set(name, (leading * 10 ** power) / shown)
      }
    }
  }
  return names
}
