import { contentOf } from './near.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import type { Statement } from './statement.ts'

/** What a sentence says with one of its amounts of money, and what with the others. */
export interface AmountShare {
  /** The passage that is this amount's. */
  own: string
  /** What leads the sentence, where the passage names nothing before its amount: "from £285 for cats and £340 for dogs". */
  head: string
  /** The passages of the other amounts. */
  others: readonly string[]
  /** What it is paid for by the time, the head or the piece; those of the amount before where it names none. */
  rates: readonly string[]
  /** Whether it is the least that is paid, by its own words or by those of the amount that it is listed with. */
  isFrom: boolean
}

interface Amount extends Pick<NumberClaim, 'start' | 'end' | 'rates'> {
  share: AmountShare
}

/** What parts the passages of two amounts: the one before goes on to the last of these, the next begins with the first. */
const parting = /[,;:()]|\s(?:and|or|und|oder|et|ou|y|o|[–—-])\s/giu

const known = new WeakMap<Statement, ReadonlyMap<number, AmountShare>>()

/** What is said of the amounts of a sentence, by their places in it; read once. */
function sharesIn(statement: Statement, language: string): ReadonlyMap<number, AmountShare> {
  const found =
    known.get(statement) ?? new Map(readAmounts(statement.text, language).map(({ start, share }) => [start, share]))
  known.set(statement, found)
  return found
}

function readAmounts(text: string, language: string): Amount[] {
  const all = numbersOf(text, language).filter(({ kind }) => kind.startsWith('money'))
  const partings = all.slice(1).map(({ start }, place) => {
    const { end } = all[place] ?? { end: 0 }
    const marks = [...text.slice(end, start).matchAll(parting)]
    const [first, last] = [marks[0], marks.at(-1)]
    return {
      from: first === undefined ? end : end + first.index + first[0].length,
      to: last === undefined ? start : end + last.index,
    }
  })
  const passages = all.map(({ start }, place) => {
    const from = partings[place - 1]?.from ?? 0
    return { from, isBare: contentOf(text.slice(from, start)).length === 0, to: partings[place]?.to ?? text.length }
  })
  const lead = text.slice(0, all[0]?.start ?? 0)
  let rates: readonly string[] = []
  let isFrom = false
  return all.map((amount, place): Amount => {
    const { from = 0, to = text.length, isBare = false } = passages[place] ?? {}
    rates = amount.rates.length > 0 ? amount.rates : rates
    const between = text.slice(all[place - 1]?.end ?? 0, amount.start)
    isFrom =
      amount.bound === 'from' || (isFrom && isBare && !/[.;:]|\s(?:then|dann|danach|puis|luego)\s/iu.test(between))
    return {
      ...amount,
      share: {
        own: text.slice(from, to),
        head: place > 0 && isBare ? lead : '',
        get others() {
          return passages.filter((_, other) => other !== place).map((other) => text.slice(other.from, other.to))
        },
        rates,
        isFrom,
      },
    }
  })
}

/** What the sentence of an amount says with it. */
export function shareOf({ start, statement, rates, bound }: NumberClaim, language: string): AmountShare {
  return (
    sharesIn(statement, language).get(start - statement.start) ?? {
      own: statement.text,
      head: '',
      others: [],
      rates,
      isFrom: bound === 'from',
    }
  )
}

/** What the amounts of a passage are paid for. */
export const ratesNamed = (text: string, language: string): ReadonlySet<string> =>
  new Set(numbersOf(text, language).flatMap(({ kind, rates }) => (kind.startsWith('money') ? rates : [])))
