import { matchesOf } from '../../text.ts'
import { clockAt } from './clock.ts'
import { countedAt, rangeEnd } from './counted.ts'
import { contentOf, wordsBefore } from './near.ts'
import { numberWordsOf, type WordedNumber } from './number-words.ts'
import { multipliers, multiplierWords } from './numerals/tables.ts'
import {
  type Bound,
  boundsAfter,
  boundsBefore,
  currencyOf,
  discountAfter,
  discountBefore,
  eachPays,
  leading,
  monthBefore,
  moneyAfter,
  moneyBefore,
  nearestPeriod,
  percentAfter,
  perHead,
  ratesIn,
  timesAfter,
  unitAfter,
} from './quantities.ts'
import { sharesOfTen } from './shares.ts'
import { isDeniedAt, type Statement, statementsOf } from './statement.ts'

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
  /** What it is counted or paid for: a time, a head, a seat. */
  rates: readonly string[]
  /** The times of day that it may say, in minutes since midnight. */
  clock: readonly number[]
  /** Of an amount of money: the period that its sentence names nearest to it, "£18 covers the year". */
  period: string | null
  /** What it counts: the words that follow, or its label. */
  near: readonly string[]
  /** The words before it, which may be what it counts. */
  behind: readonly string[]
  /** All that is said with it, from the number before to the one that follows. */
  beside: readonly string[]
  /** What the sentence goes on to say of it. */
  predicate: readonly string[]
  /** "A year", which is an article as often as a number; "lasts a year" is a number. */
  article: boolean
  /** A year: it counts nothing. */
  year: boolean
  denied: boolean
  statement: Statement
  /** What the title says that a source stands under. */
  topic: readonly string[]
}

const multiplierAfter = new RegExp(`^(?:(k|m|bn)|[\\s-]?(${multiplierWords.join('|')})\\.?)(?!\\p{L})`, 'iu')

// A time, a ratio or a date stays one token; groups of thousands may be parted by a thin space, which folding widens.
const figure =
  /(?<![\p{L}\p{N}][.,:/]?)(?:\p{Nd}{1,2} ?h ?[0-5]\p{Nd}(?![\p{L}\p{Nd}])|\p{Nd}{1,3}(?: \p{Nd}{3})+(?![\p{Nd}])|\p{Nd}+(?:[.,'/:]\p{Nd}+)*)/gu

/** `10,000`, `10.000` and `10000` are one value; so are `2.5` and `2,5`. */
export function valueOf(digits: string): number | string {
  const plain = digits.normalize('NFKC').replace(/ ?h ?/u, ':')
  if (/[/:]/.test(plain)) return plain
  const grouped = plain.replace(/[.,' ](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.')
  const value = Number(grouped)
  return Number.isNaN(value) ? grouped : value
}

/** A number as it is written, in digits or in words. */
export interface Figure extends Omit<WordedNumber, 'measure'> {
  measure: WordedNumber['measure'] | 'star'
  digits: string
}

/** All numbers of a folded text, in digits and in the words of its language. */
export function numbersOf(text: string, language: string, statementAt = statementsOf(text, language)): NumberClaim[] {
  const figures = matchesOf(figure, text).map((match): Figure => {
    const end = match.index + match[0].length
    return { start: match.index, end, value: valueOf(match[0]), digits: match[0], measure: null }
  })
  const worded = numberWordsOf(text, language)
    .filter(({ start }) => !/\p{Nd}[\s-]?$/u.test(text.slice(Math.max(0, start - 2), start)))
    .map((number): Figure => ({ ...number, digits: '' }))
  const all = sharesOfTen(
    text,
    [...figures, ...worded].toSorted((one, other) => one.start - other.start),
  )
  return all.map((number, index) => {
    const beside = neighboursOf(all, index)
    const bounds = { from: beside.before?.end ?? 0, to: beside.after?.start ?? text.length }
    const counted = { from: rangeEnd(text, number, all[index + 1]), language }
    const claim = claimAt(text, number, statementAt(number.start), bounds, counted)
    if (!claim.kind.startsWith('money')) return claim
    return { ...claim, period: periodBeside(text, claim) }
  })
}

/** How far into the next sentence the period of a price may stand: "£18. A year." */
const periodReach = 20

function periodBeside(text: string, { start, end, statement }: NumberClaim): string | null {
  const ends = /^[\s.!…]*$/u.test(text.slice(end, statement.end))
  const ahead = text.slice(end, statement.end + (ends ? periodReach : 0))
  return nearestPeriod(text.slice(statement.start, start), ahead)
}

/** The numbers next to one; an article beside it is none: "12 trees a week". */
function neighboursOf(all: readonly Figure[], index: number): Record<'before' | 'after', Figure | undefined> {
  let [before, after] = [index - 1, index + 1]
  while (all[before]?.measure === 'one') before -= 1
  while (all[after]?.measure === 'one') after += 1
  return { before: all[before], after: all[after] }
}

/** Where the numbers beside one end and begin. */
interface Neighbours {
  from: number
  to: number
}

function claimAt(
  text: string,
  { start, end, value: written, digits, measure }: Figure,
  statement: Statement,
  { from, to }: Neighbours,
  counted: { from: number; language: string },
): NumberClaim {
  let before = text.slice(Math.max(0, start - 50), start)
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
  // "More than a thousand": the article belongs to the number.
  if (digits === '') before = before.replace(/(?<!\p{L})(?:an?|one|une?|eine?[rn]?|una?) $/iu, '')
  const times = digits !== '' && take(timesAfter) !== null
  if (times) value = `${value}x`
  const multiplier = times || digits === '' ? null : take(multiplierAfter)
  if (multiplier !== null && typeof value === 'number')
    value *= multipliers.get((multiplier[1] ?? multiplier[2] ?? '').toLowerCase()) ?? 1
  const floor = measure === 'at least'
  const plus = take(/^\s?\+/u) !== null
  const percent = measure === 'percent' || measure === 'off' || take(percentAfter) !== null
  const suffix = prefix === null && !percent ? take(moneyAfter) : null
  const currency = currencyOf(prefix?.[1] ?? suffix?.[1])
  const discount = measure === 'off' || take(discountAfter) !== null || discountBefore.test(before)
  const plain = !percent && currency === null
  const first = at === end ? counted.from : at
  const unit =
    measure === 'minute' || measure === 'star' ? measure : plain ? unitAfter(text.slice(first, first + 20)) : null
  const opens = start - (prefix?.[0].length ?? 0)
  const isYear = plain && unit === null && /^(?:19|20)\p{Nd}{2}$/u.test(digits) && at === end
  const near =
    isYear && (yearBefore.test(before) || monthBefore.test(before))
      ? []
      : countedAt(text, isYear ? 0 : opens, first, counted.language)
  const year = isYear && near.length === 0
  const said = boundsBefore.find(([, pattern]) => pattern.test(before))
  const beside = besideOf(text, { start, at, from, to }, statement)
  return {
    start: opens,
    end: at,
    value,
    kind: percent ? 'percent' : currency === null ? 'plain' : `money:${currency}`,
    bound: plus || floor ? 'over' : (boundAfter(text.slice(at, at + 40)) ?? said?.[0] ?? 'none'),
    discount,
    unit,
    rates: year
      ? []
      : ratesOf(text, { start, at, from, to }, statement, currency !== null).filter((rate) => rate !== unit),
    clock: plain ? clockAt(text, start, end, written) : [],
    period: null,
    near,
    behind: year ? [] : wordsBefore(text, start),
    beside,
    predicate: percent ? contentOf(text.slice(at, Math.min(to, statement.end)).split(/[,;:(–—]/u)[0] ?? '') : [],
    article: measure === 'one' && !isLasting(before, text.slice(end, end + 20)),
    year,
    denied: isDeniedAt(
      text,
      statement.start,
      start - (said === undefined ? 0 : (said[1].exec(before)?.[0].length ?? 0)),
    ),
    statement,
    topic: [],
  }
}

/** What a year follows, whatever comes after it: "since 2019 we", "im Herbst 2025", "our 2025 survey". */
const yearBefore = new RegExp(
  `(?<!\\p{L})(?:in|since|until|our|seit|im jahr|jahr|vom|unsere[rmn]?|en|depuis|notre|desde|nuestr[oa]|${[
    'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter',
    'januar|februar|märz|mai|juni|juli|oktober|dezember|frühjahr|frühling|sommer|herbst',
    "janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|été|automne|hiver|l'année",
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|año',
  ].join('|')}) (?:de |of |del )?$`,
  'iu',
)

/** What makes of "a day" how long something lasts, or may last. */
const lasting =
  /(?<!\p{L})(?:last(?:s|ing)?|takes|keeps|good for|up to|bis zu|jusqu'à|hasta|stays? \p{L}+|dauer(?:t|n)|hält|halten|dure(?:nt)?|tient|tiennent|(?:reste|garde)(?:nt)? \p{L}+|duran?|aguantan?|tardan?)(?: (?:for|only|just|about|at least|up to|nur|etwa|pendant|environ|solo|durante))? $/iu

/** "Lasts a day", but not "takes a day off". */
const isLasting = (before: string, ahead: string) =>
  lasting.test(before) && !/^ ?\S+ (?:off|out)(?!\p{L})/iu.test(ahead)

const boundAfter = (ahead: string): Bound | undefined => boundsAfter.find(([, pattern]) => pattern.test(ahead))?.[0]

interface Around extends Neighbours {
  start: number
  /** Where what belongs to the number itself ends. */
  at: number
}

const coordinator = /\s(?:and|und|et|y)\s/u

/** How far words may stand from a number that they are said with, in units: further than in any sentence that people write. */
const besideUnitsMax = 300

/** Words between the number before and the next; "and" after it begins what the next one counts. */
function besideOf(text: string, { start, at, from, to }: Around, statement: Statement): string[] {
  const behind = text.slice(Math.max(from, statement.start, start - besideUnitsMax), start)
  const ahead = text.slice(at, Math.min(to, statement.end, at + besideUnitsMax))
  const own = from > statement.start ? (behind.split(coordinator).at(-1) ?? '') : behind
  const next = to < statement.end ? (ahead.split(coordinator)[0] ?? '') : ahead
  return [...contentOf(own), ...contentOf(next)].filter((word) => unitAfter(word) === null)
}

/** "49 € a month and no commission per guest": what is denied has a rate of its own. */
const ratesEnd =
  /\s(?:and|und|et|y) (?:an?|the|eine?[nrms]?|der|die|das|une?|l[ea]|una?|el)(?!\p{L})|,(?! ?(?:per|pro|par|por|je) )|[;:!?()–—"”»]|\s-\s|\s(?:no|without|keine?[nrm]?|ohne|aucune?|sans|ningun[oa]|ningún|sin)\s/iu

/** "A monthly £12 per user", "each user costs £12 a month": what stands before such a price is its rate too. */
const attributeOf = (behind: string): string =>
  /(?:\p{L}+|(?:^|[.!?\n]\s*)\p{L}+ \p{L}+ \p{L}+)\s*$/u.exec(behind)?.[0] ?? ''

/** A rate stands after its number in the clause, not beyond a quotation, or leads the sentence: "every week, 12 trees". */
function ratesOf(text: string, { start, at, from, to }: Around, statement: Statement, isMoney: boolean): string[] {
  // With the first digit of the next number: "57 in the year 2025" are so many a year of none.
  const ahead = text.slice(at, Math.min(to + 1, statement.end, at + 60)).split(ratesEnd)[0] ?? ''
  const behind = text.slice(Math.max(from, statement.start, start - 40), start)
  const after = [...ratesIn(ahead), ...(isMoney && eachPays.test(ahead) ? ['person'] : [])]
  if (after.length > 0)
    return [...new Set([...after, ...ratesIn(attributeOf(behind.replace(moneyBefore, '')), perHead)])].toSorted()
  // What follows another number directly is that one's rate: "£18 a week, with ten weeks to begin with".
  const own = from > statement.start ? behind.replace(/^[^,;:()–—]*/u, '') : behind
  return ratesIn(own, leading)
}
