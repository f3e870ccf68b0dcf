import { bareWord } from '../text/plain.ts'

/** Which currencies a symbol, a code or a name may mean, in one language: `$` means several, `euros` one. */
export type CurrencyNames = ReadonlyMap<string, ReadonlySet<string>>

const known = new Map<string, { currencies: CurrencyNames; percent: ReadonlySet<string> }>()
const languagesMax = 50

/** Names of currencies and of the percent sign in a language and in English, from the Unicode locale data of the runtime. */
export function unitNames(language: string): { currencies: CurrencyNames; percent: ReadonlySet<string> } {
  const found = known.get(language)
  if (found !== undefined) return found
  if (known.size >= languagesMax) known.clear()
  const locales = [...new Set([...Intl.NumberFormat.supportedLocalesOf([language]), 'en', 'en-GB'])]
  const made = { currencies: currencyNames(locales), percent: percentNames(locales) }
  known.set(language, made)
  return made
}

function currencyNames(locales: readonly string[]): CurrencyNames {
  const names = new Map<string, Set<string>>()
  const add = (name: string, code: string) => {
    const codes = names.get(name) ?? new Set()
    names.set(name, codes.add(code))
  }
  for (const code of Intl.supportedValuesOf('currency')) {
    add(code.toLowerCase(), code)
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
          add(bareWord(name), code)
          if (currencyDisplay !== 'name') break
          // People write "pounds" for British pounds and "złotych" for złotych polskich.
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
