import { counting, labelBefore, wordsAfter, wordsBefore } from './near.ts'
import { multipliers, multiplierWords, numberWordsOf } from './number-words.ts'

/** What a statement says of its number: that it is exact, a bound, or near. */
export type Bound = 'none' | 'over' | 'up to' | 'under' | 'near' | 'from'

/** A number as copy or a source states it, at its place in the folded text. */
export interface NumberClaim {
  start: number
  end: number
  /** The number; text where it is a time, a ratio, a multiple or an amount without a figure. */
  value: number | string
  kind: 'plain' | 'percent' | `money:${string}`
  bound: Bound
  /** Whether it is taken off a price. */
  discount: boolean
  /** What it measures (`day`, `gb`), if it is a measure. */
  unit: string | null
  /** What a price is paid for (`month`), if it says so. */
  period: string | null
  /** What it counts: the words that follow, or its label. */
  near: readonly string[]
  /** The words before it, which may be what it counts. */
  behind: readonly string[]
  /** A year: it counts nothing. */
  year: boolean
}

const currencies: ReadonlyArray<[RegExp, string]> = [
  [/^(?:US\$|\$|USD|dollars?|bucks|dólares|dólar)$/iu, 'usd'],
  [/^(?:€|EUR|euros?)$/iu, 'eur'],
  [/^(?:£|GBP|pounds?)$/iu, 'gbp'],
  [/^(?:¥|JPY|yen)$/iu, 'jpy'],
  [/^(?:₹|INR|rupees?)$/iu, 'inr'],
  [/^(?:CHF|francs?|franken|Fr\.)$/iu, 'chf'],
  [/^(?:R\$|BRL|reais)$/iu, 'brl'],
]
const signs = 'US\\$|R\\$|[$€£¥₹]|USD|EUR|GBP|CHF|JPY|INR|BRL'
const coins = `${signs}|dollars?|bucks|dólares|dólar|euros?|pounds?|yen|rupees?|francs?|franken|reais`
const moneyBefore = new RegExp(`(?<![\\p{L}])(${signs})\\s?$`, 'iu')
const moneyAfter = new RegExp(`^\\s?(${coins})(?![\\p{L}])`, 'iu')

const boundsBefore: ReadonlyArray<[Bound, RegExp]> = [
  [
    'over',
    /(?<!\p{L})(?:over|(?:no )?more than|above|at least|upwards of|in excess of|beyond|(?:exceed|surpass)(?:s|es|ed|ing)?|mehr als|über|mindestens|plus d[e']|au moins|más de|mas de|al menos|por encima de)\s*$/iu,
  ],
  ['up to', /(?<!\p{L})(?:up to|as (?:many|much) as|a maximum of|bis zu|maximal|jusqu'à|hasta|como máximo)\s*$/iu],
  ['under', /(?<!\p{L})(?:under|(?:less|fewer) than|below|unter|weniger als|moins d[e']|menos de)\s*$/iu],
  [
    'near',
    /(?<!\p{L})(?:almost|nearly|approximately|roughly|close to|circa|ca\.|beinahe|annähernd|etwa|presque|environ|près de|casi|aproximadamente|alrededor de)\s*$/iu,
  ],
  [
    'from',
    /(?<!\p{L})(?:from(?: only| just)?|starting (?:at|from)|starts (?:at|from)|as (?:low|little) as|ab|schon ab|à partir de|dès|desde|a partir de)\s*$/iu,
  ],
]
const moreAfter =
  /^(?:\s?\+|\s(?:or more|and (?:up|more|counting)|und mehr|oder mehr|et plus|ou plus|o más|y más)(?!\p{L}))/iu
const percentAfter = /^[\s-]?(?:%|(?:percent|per cent|prozent|pour cent|por ciento)(?!\p{L}))/iu
const timesAfter = /^(?:x|×)(?!\p{L})|^\s?×/iu
const multiplierAfter = new RegExp(`^(?:(k|m|bn)|[\\s-]?(${multiplierWords.join('|')})\\.?)(?!\\p{L})`, 'iu')
const discountAfter =
  /^\s?-?\s?(?:off|discount|(?:price )?reduction|cheaper|less|rabatt|nachlass|günstiger|billiger|ermäßigung|(?:de )?(?:réduction|remise|rabais)|moins cher|(?:de )?(?:descuento|rebaja))(?!\p{L})/iu
const discountBefore =
  /(?:(?<!\p{L})(?:save|saving|discount of|reduced by|spare|sparen sie|sparst du|rabatt von|économisez|remise de|réduction de|ahorra|ahorre|descuento del?)\s(?:up to\s|bis zu\s|jusqu'à\s|hasta\s(?:un\s)?)?|(?<![\p{L}\p{N}])[-−]\s?)$/iu
const periodAfter =
  /^\s?(?:\/|(?:per|an?|each|every|pro|im|je|par|al|por|a la)\s)\s?(month|mo|year|yr|week|day|user|seat|person|monat|jahr|woche|tag|mois|an|année|semaine|jour|mes|año|semana|día|persona|personne)(?!\p{L})|^\s?(monthly|yearly|annually|weekly|monatlich|jährlich)(?!\p{L})/iu
const periods: Readonly<Record<string, string>> = {
  mo: 'month',
  monthly: 'month',
  monat: 'month',
  monatlich: 'month',
  mois: 'month',
  mes: 'month',
  yr: 'year',
  yearly: 'year',
  annually: 'year',
  jahr: 'year',
  jährlich: 'year',
  an: 'year',
  année: 'year',
  año: 'year',
  weekly: 'week',
  woche: 'week',
  semaine: 'week',
  semana: 'week',
  tag: 'day',
  jour: 'day',
  día: 'day',
  persona: 'person',
  personne: 'person',
}
const units =
  /^[\s-]{0,2}(second|sec|sekunde|seconde|segundo|minute|minuto|min|hour|hr|stunde|heure|hora|day|tag|jour|día|week|woche|semaine|semana|month|monat|mois|mes|year|jahr|année|ans?|año|gb|mb|tb|go|mo|kg|kilo|g|km|m|cm|mm|ml|l|mile|meter|metre|mètre|liter|litre|litro|metro|pound|lb|star|stern|étoile|estrella)(?:e?[ns]|es)?(?![\p{L}])/iu

// A time, a ratio or a date stays one token; groups of thousands may be parted by a thin space, which folding widens.
const figure = /(?<![\p{L}\p{N}][.,:/]?)(?:\p{Nd}{1,3}(?: \p{Nd}{3})+(?![\p{Nd}])|\p{Nd}+(?:[.,'/:]\p{Nd}+)*)/gu

/** `10,000`, `10.000` and `10000` are one value; so are `2.5` and `2,5`. */
export function valueOf(digits: string): number | string {
  const plain = digits.normalize('NFKC')
  if (/[/:]/.test(plain)) return plain
  const grouped = plain.replace(/[.,' ](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.')
  const value = Number(grouped)
  return Number.isNaN(value) ? grouped : value
}

/** All numbers of a folded text, in digits and in the words of its language. */
export function numbersOf(text: string, language: string): NumberClaim[] {
  const figures = [...text.matchAll(figure)].map((match) => {
    const end = match.index + match[0].length
    return { start: match.index, end, value: valueOf(match[0]), digits: match[0] }
  })
  const worded = numberWordsOf(text, language)
    .filter(({ start }) => !/\p{Nd}[\s-]?$/u.test(text.slice(Math.max(0, start - 2), start)))
    .map((number) => ({ ...number, digits: '' }))
  return [...figures, ...worded].map((number) => claimAt(text, number))
}

interface Figure {
  start: number
  end: number
  value: number | string
  digits: string
}

function claimAt(text: string, { start, end, value: written, digits }: Figure): NumberClaim {
  let before = text.slice(Math.max(0, start - 40), start)
  let at = end
  let value = written
  /** Takes what the pattern finds next, and gives it. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(text.slice(at, at + 40))
    if (found !== null) at += found[0].length
    return found
  }
  const prefix = moneyBefore.exec(before)
  if (prefix !== null) before = before.slice(0, prefix.index)
  const times = digits !== '' && take(timesAfter) !== null
  if (times) value = `${value}x`
  const multiplier = times || digits === '' ? null : take(multiplierAfter)
  if (multiplier !== null && typeof value === 'number')
    value *= multipliers.get((multiplier[1] ?? multiplier[2] ?? '').toLowerCase()) ?? 1
  const more = take(moreAfter) !== null
  const percent = take(percentAfter) !== null
  const suffix = prefix === null && !percent ? take(moneyAfter) : null
  const currency = currencyOf(prefix?.[1] ?? suffix?.[1])
  const discount = take(discountAfter) !== null || discountBefore.test(before)
  const period = currency === null ? null : take(periodAfter)
  const unit = percent || currency !== null ? null : (units.exec(text.slice(at, at + 20))?.[1] ?? null)
  const said = boundsBefore.find(([, pattern]) => pattern.test(before))
  const ahead = wordsAfter(text, at, counting)
  const near = ahead.length > 0 ? ahead : labelBefore(text, start)
  const plain = !percent && currency === null
  const year = plain && unit === null && near.length === 0 && /^(?:19|20)\p{Nd}{2}$/u.test(digits) && at === end
  return {
    start: start - (prefix?.[0].length ?? 0),
    end: at,
    value,
    kind: percent ? 'percent' : currency === null ? 'plain' : `money:${currency}`,
    bound: more ? 'over' : (said?.[0] ?? 'none'),
    discount,
    unit: unitOf(unit),
    period: periodOf(period?.[1] ?? period?.[2]),
    near,
    behind: year ? [] : wordsBefore(text, start),
    year,
  }
}

function currencyOf(written: string | undefined): string | null {
  if (written === undefined) return null
  return currencies.find(([pattern]) => pattern.test(written))?.[1] ?? written.toLowerCase()
}

const sameUnits: Readonly<Record<string, string>> = {
  sec: 'second',
  sekunde: 'second',
  seconde: 'second',
  segundo: 'second',
  min: 'minute',
  minuto: 'minute',
  hr: 'hour',
  stunde: 'hour',
  heure: 'hour',
  hora: 'hour',
  ans: 'year',
  kilo: 'kg',
  go: 'gb',
  metre: 'm',
  meter: 'm',
  mètre: 'm',
  metro: 'm',
  litre: 'l',
  liter: 'l',
  litro: 'l',
  pound: 'lb',
  stern: 'star',
  étoile: 'star',
  estrella: 'star',
}

function unitOf(written: string | null): string | null {
  if (written === null) return null
  const plain = written.toLowerCase()
  return sameUnits[plain] ?? periods[plain] ?? plain
}

function periodOf(written: string | undefined): string | null {
  if (written === undefined) return null
  const plain = written.toLowerCase()
  return periods[plain] ?? plain
}
