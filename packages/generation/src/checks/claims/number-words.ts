import { matchesOf } from '../../text.ts'
import { isInSaying } from './numerals/idioms.ts'
import { germanNumeral, germanValue } from './numerals/german.ts'
import {
  cardinals,
  halfPrice,
  type Language,
  multiples,
  multipliers,
  multiplying,
  oneCoin,
  oneOfATime,
  ones,
  partsOfAnHour,
  plurals,
  shares,
  vague,
} from './numerals/tables.ts'

/** A number in words: its value, or the word itself where it gives no figure. */
export interface WordedNumber {
  start: number
  end: number
  value: number | string
  /** What the word itself says: a share of a hundred, a part of a price, minutes, or more than so many. */
  measure: 'percent' | 'off' | 'minute' | 'at least' | 'one' | null
}

type Read = (said: string) => Omit<WordedNumber, 'start' | 'end'> | null
type Reading = readonly [pattern: RegExp, read: Read]

const within = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'giu')
const opening = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})`, 'giu')

/** Of the values with their patterns: one pattern for all, and which value what it found has. */
function table(entries: ReadonlyArray<[string, number]>, made: (words: string) => RegExp): Array<[RegExp, number]> {
  return entries.map(([words, value]) => [made(words), value])
}

function readingsOf(language: Language): Reading[] {
  return [
    [within(halfPrice[language]), () => ({ value: 50, measure: 'off' })],
    ...table(partsOfAnHour[language], within).map(([pattern, value]): Reading => [
      pattern,
      () => ({ value, measure: 'minute' }),
    ]),
    ...table(shares[language], opening).map(([pattern, value]): Reading => [
      pattern,
      () => ({ value, measure: 'percent' }),
    ]),
    ...table(multiples[language], within).map(([pattern, value]): Reading => [
      pattern,
      () => ({ value: `${value}x`, measure: null }),
    ]),
    ...(language === 'de' ? [[within(`${germanNumeral}(?:mal|fach)`), readTimes] as const] : []),
    [countsOf(language), (said) => figure(valueOf(said.toLowerCase(), language))],
    ...table(plurals[language], within).map(([pattern, value]): Reading => [
      pattern,
      () => ({ value: value - 1, measure: 'at least' }),
    ]),
    [opening(oneCoin), () => ({ value: 1, measure: null })],
    [opening(oneOfATime), () => ({ value: 1, measure: 'one' })],
    [within(vague[language]), (said) => ({ value: said.toLowerCase(), measure: null })],
  ]
}

const figure = (value: number): ReturnType<Read> => (Number.isNaN(value) ? null : { value, measure: null })

function readTimes(said: string): ReturnType<Read> {
  const value = germanValue(said.toLowerCase().replace(/(?:mal|fach)$/u, ''))
  return Number.isNaN(value) ? null : { value: `${value}x`, measure: null }
}

/** French "neuf" is new as often as nine: alone it counts only what follows in the plural. */
const nine = /^neuf$/iu
const countedInFrench = /^\s(?!(?:mais|dans|sans|puis|depuis|chez|vers|très|plus|pas)(?!\p{L}))\p{L}+[sx](?!\p{L})/u

/** What joins the words of one number: "treinta y dos" is one, "dos y tres" are two. */
const joints: Readonly<Record<Language, string>> = {
  en: '(?:[ -]|(?<=hundred|thousand|million) and )',
  de: ' ',
  fr: '(?:-et-|-| et (?=une?(?!\\p{L})|onze)| )',
  es: '(?: |(?<=nta) y )',
}

function countsOf(language: Language): RegExp {
  const listed = language === 'de' ? [germanNumeral, 'dutzend'] : [...cardinals[language].keys()]
  const word = `(?:${[...listed, multiplying[language]].join('|')})(?![\\p{L}\\p{N}])`
  const inner = `(?:${word}|(?:${ones[language]})(?![\\p{L}\\p{N}]))`
  return new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?:${joints[language]}${inner}){0,8}`, 'giu')
}

const made = new Map<Language, Reading[]>()

/** Numbers in the words of a language, those of English in every other than ours; of two that overlap the first found. */
export function numberWordsOf(text: string, language: string): WordedNumber[] {
  const own = language in cardinals ? (language as Language) : 'en'
  const readings = made.get(own) ?? readingsOf(own)
  made.set(own, readings)
  const found: WordedNumber[] = []
  for (const [pattern, read] of readings) {
    for (const { 0: said, index } of matchesOf(pattern, text)) {
      const end = index + said.trimEnd().length
      if (isInSaying(text, index, end)) continue
      if (own === 'fr' && nine.test(said) && !countedInFrench.test(text.slice(end, end + 30))) continue
      if (found.some((number) => number.start < end && index < number.end)) continue
      const number = read(said)
      if (number !== null) found.push({ start: index, end, ...number })
    }
  }
  return found
}

/** Whether a word, in small letters, is a number in one of the languages. */
export const isNumberWord = (word: string): boolean => Object.values(cardinals).some((known) => known.has(word))

function oneOr(word: string, language: Language): number | undefined {
  if (new RegExp(`^(?:${ones[language]})$`, 'u').test(word)) return 1
  return language === 'de' && !multipliers.has(word) ? germanValue(word) : undefined
}

/** "two hundred and fifty thousand" → 250,000; "quatre-vingt-dix" → 90. */
function valueOf(said: string, language: Language): number {
  let whole = 0
  let part = 0
  for (const word of said.split(/[ -]/)) {
    const count = cardinals[language].get(word) ?? oneOr(word, language)
    const times = multipliers.get(word)
    if (/^(?:dozen|docena|douzaine|dutzend)$/u.test(word)) part = Math.max(1, part) * 12
    else if (/^vingts?$/u.test(word) && part % 100 === 4) part += 76
    else if (count !== undefined) part += count
    else if (times === 100) part = Math.max(1, part) * 100
    else if (times !== undefined) [whole, part] = [whole + Math.max(1, part) * times, 0]
  }
  return whole + part
}
