/** A number as copy or a source states it. */
export interface NumberClaim {
  /** Canonical digits, with `k`, `m`, `bn` or `x` where it is written on. */
  value: string
  kind: 'plain' | 'percent' | `money:${string}`
  qualifier: 'none' | 'over' | 'up to'
  /** Stem of the unit that follows (`day`, `gb`, `user`), if it is one. */
  unit: string | null
  written: string
}

const currencies: ReadonlyArray<[RegExp, string]> = [
  [/^(?:US\$|\$|USD|dollars?|bucks)$/iu, 'usd'],
  [/^(?:€|EUR|euros?)$/iu, 'eur'],
  [/^(?:£|GBP|pounds?(?: sterling)?)$/iu, 'gbp'],
  [/^(?:¥|JPY|yen)$/iu, 'jpy'],
  [/^(?:₹|INR|rupees?)$/iu, 'inr'],
  [/^(?:CHF|francs?|Fr\.)$/iu, 'chf'],
  [/^(?:R\$|BRL|reais)$/iu, 'brl'],
]
const before = 'US\\$|R\\$|[$€£¥₹]|USD|EUR|GBP|CHF|JPY|INR|BRL'
const after = `${before}|dollars?|bucks|euros?|pounds?|yen|rupees?|francs?|reais`
const numberPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<over>over|more than|above|at least|upwards of|mehr als|über|plus de|más de)?(?<upto>up to|bis zu|jusqu'à|hasta)?\\s*` +
    `(?<prefix>${before})?\\s?(?<digits>\\p{Nd}+(?:[.,'\\u00a0\\u202f]\\p{Nd}+)*)(?<suffix>(?:k|m|bn|x)(?![\\p{L}]))?(?<plus>\\+)?` +
    `(?:[\\s-]?(?<percent>%|percent|per cent|prozent|pour cent|por ciento))?(?:\\s?(?<money>${after})(?![\\p{L}]))?(?:[\\s-]+(?<unit>\\p{L}+))?`,
  'giu',
)
const units =
  /^(?:second|sec|minute|min|hour|hr|day|week|month|year|gb|mb|tb|kg|g|km|m|cm|mile|people|person|user|customer|client|member|student|employee|team|language|countr|style|star|review|download|seat|device|page|item|time)(?:s|y|ies)?$/iu

function currencyOf(written: string | undefined): string | null {
  if (written === undefined) return null
  return currencies.find(([pattern]) => pattern.test(written))?.[1] ?? written.toLowerCase()
}

/** `10,000`, `10.000` and `10000` are one value; so are `2.5` and `2,5`. */
export function canonicalDigits(digits: string): string {
  const plain = Array.from(digits, (d) => (/\p{Nd}/u.test(d) && d > '9' ? d.normalize('NFKC') : d)).join('')
  const grouped = plain.replace(/[.,'\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.')
  return grouped.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

/** All numbers of a text. */
export function numbersOf(text: string): NumberClaim[] {
  return [...text.matchAll(numberPattern)].map((match) => {
    const part = match.groups ?? {}
    const currency = currencyOf(part['prefix'] ?? part['money'])
    const unit = part['unit']
    return {
      value: canonicalDigits(part['digits'] ?? '') + (part['suffix'] ?? '').toLowerCase(),
      kind: part['percent'] !== undefined ? 'percent' : currency === null ? 'plain' : `money:${currency}`,
      qualifier:
        part['over'] !== undefined || part['plus'] !== undefined
          ? 'over'
          : part['upto'] !== undefined
            ? 'up to'
            : 'none',
      unit: unit !== undefined && units.test(unit) ? unit.toLowerCase().replace(/(?:ies|y|s)$/, '') : null,
      written: (match[0] ?? '').trim(),
    }
  })
}

/** Whether a stated number says no more than the source's: "over 500" needs "over", "50 %" is not "up to 50 %". */
export function isSupportedBy(claim: NumberClaim, source: NumberClaim): boolean {
  if (claim.value !== source.value || claim.kind !== source.kind) return false
  if (claim.qualifier === 'over' && source.qualifier !== 'over') return false
  if (claim.qualifier === 'none' && source.qualifier === 'up to') return false
  return claim.unit === null || claim.unit === source.unit
}

const numberWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    sixty: '60',
    seventy: '70',
    eighty: '80',
    ninety: '90',
    hundred: '100',
    hundreds: '',
    thousand: '1000',
    thousands: '',
    million: '1000000',
    millions: '',
    billion: '',
    billions: '',
    dozen: '12',
    dozens: '',
    half: '',
    twice: '',
    double: '',
    triple: '',
    tenfold: '',
  }),
)

/** Numbers written as words that no source states, as the same word or its digits. */
export function unsupportedNumberWords(copyWords: readonly string[], sourceWords: ReadonlySet<string>): string[] {
  return copyWords.filter((word) => {
    const digits = numberWords.get(word)
    return digits !== undefined && !sourceWords.has(word) && !(digits !== '' && sourceWords.has(digits))
  })
}
