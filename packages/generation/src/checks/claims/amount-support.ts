import { keepsRates, onesOf } from './amount-rates.ts'
import { shareOf } from './amounts.ts'
import { isAmong, related } from './concepts.ts'
import type { SourceIndex, Stated } from './index-sources.ts'
import { contentOf } from './near.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import { type Around, isHeldAlike, isOfOneKind, namesLimits, ofPrices, saysNoMore } from './numbers-support.ts'
import { aside, isOfAnother, offeredIn } from './offer-price.ts'
import { isMeasure, unitNamed } from './quantities.ts'
import { isCopied, statementsOf } from './statement.ts'

/**
 * Whether an amount of copy is a source's: as much, for what it is paid there, and under the conditions of its passage. The words
 * around it may be any that do not plainly name another thing, as long as something of the source is spoken of beside it.
 */
export function isSupportedAmount(
  claim: NumberClaim,
  source: Stated<NumberClaim>,
  index: SourceIndex,
  context: () => Around,
): boolean {
  if (isCopied(claim, source) && isOfOneKind(claim, source) && claim.value === source.value) return true
  const bound = shareOf(claim, index.language).isFrom ? 'from' : claim.bound
  return (
    isOfOneKind(claim, source) &&
    saysNoMore({ ...claim, bound }, source) &&
    isHeldAlike(claim, source) &&
    keepsRates(claim, source, index, context) &&
    (!index.oneLanguage || isPaidForIt(claim, source, index, context))
  )
}

function isPaidForIt(
  claim: NumberClaim,
  source: Stated<NumberClaim>,
  index: SourceIndex,
  context: () => Around,
): boolean {
  const thingsOf = (text: string) => thingsIn(text, index)
  const [said, stated] = [shareOf(claim, index.language), shareOf(source, index.written)]
  const passage = `${stated.head} ${stated.own}`
  if (!keepsConditions(passage, source, index, context())) return false
  if (isOfOtherMeasure(said.own, stated.own, index) || isOfUnheardMeasure(said.own, source, passage, index))
    return false
  const paidFor = thingsPaidFor(source, index)
  if (paidFor.length === 0) return true
  const before = thingsOf(sentenceBefore(source))
  const several = source.rates.includes('person') ? [] : offeredIn(passage, index.written).several
  if (isOfAnother(claim, source, index, { words: [...paidFor, ...before], several })) return false
  const own = thingsOf(`${said.head} ${said.own}`)
  if (own.length === 0) return true
  const elsewhere = own.filter((word) => !isAmong(word, paidFor))
  if (elsewhere.length > 0 && related(elsewhere, stated.others.flatMap(thingsOf))) return false
  if (related(own, paidFor)) return !pointsElsewhere(own, paidFor, source, index)
  return related(thingsOf(context().text), [...paidFor, ...before])
}

const thingsIn = (text: string, { ownName }: SourceIndex): string[] =>
  contentOf(text).filter((word) => !ofPrices.has(word) && !aside.has(word) && !ownName.has(word) && !isMeasure(word))

const paidForKnown = new WeakMap<NumberClaim, string[]>()

/** The things that a source names with an amount; what stands in an offer is paid for what is offered. */
function thingsPaidFor(source: Stated<NumberClaim>, index: SourceIndex): string[] {
  const { head, own } = shareOf(source, index.written)
  const offered = source.source.part.part === 'offer' ? index.offered.words.join(' ') : ''
  const things = paidForKnown.get(source) ?? thingsIn(`${head} ${own} ${offered}`, index)
  paidForKnown.set(source, things)
  return things
}

/** Whether all that copy names of one amount, and more, is named of another: "the children's class" at the price of the evening's. */
function pointsElsewhere(
  own: readonly string[],
  paidFor: readonly string[],
  source: Stated<NumberClaim>,
  index: SourceIndex,
): boolean {
  const namedIn = (things: readonly string[]) => own.filter((word) => isAmong(word, things))
  const here = namedIn(paidFor)
  return (index.numbers.get(source.kind) ?? []).some((other) => {
    if (other.value === source.value || other.discount) return false
    const there = namedIn(thingsPaidFor(other, index))
    return there.length > here.length && here.every((word) => there.includes(word))
  })
}

/** The conditions of a passage are named, each by one of its words or by another figure of the passage. */
function keepsConditions(passage: string, source: NumberClaim, { written }: SourceIndex, around: Around): boolean {
  const { limits } = statementsOf(passage, written)(0)
  if (limits.length === 0 || namesLimits(limits, around)) return true
  const figures = numbersOf(passage, written).filter(({ kind }) => kind === 'plain')
  return limits.length === 1 && figures.some(({ value }) => value !== source.value && hasFigure(around.text, value))
}

const hasFigure = (text: string, value: number | string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,])${String(value).replace(/[^\p{N}]/gu, '.')}(?![\\p{N}]|[.,]\\p{N})`, 'u').test(text)

const weighed: Readonly<Record<string, readonly [of: string, each: number]>> = {
  g: ['g', 1],
  kg: ['g', 1000],
  lb: ['g', 454],
  ml: ['ml', 1],
  l: ['ml', 1000],
}

/** "A kilo for 11,50 €" of what costs as much for 250 g. */
function isOfOtherMeasure(said: string, stated: string, { language, written }: SourceIndex): boolean {
  const measuresIn = (text: string, of: string) =>
    numbersOf(text, of).flatMap(({ value, unit }) => {
      const measure = weighed[unit ?? '']
      return measure === undefined ? [] : [`${Number(value) * measure[1]} ${measure[0]}`]
    })
  const known = measuresIn(stated, written)
  if (known.length === 0) return false
  const told = measuresIn(said, language)
  return told.length > 0 && !told.some((measure) => known.includes(measure))
}

/** "2,30 € el kilo" of what the source sells by no kilo. */
function isOfUnheardMeasure(said: string, { rates }: NumberClaim, passage: string, { written }: SourceIndex): boolean {
  const measure = byMeasure.exec(said)?.[1]
  if (measure === undefined) return false
  const unit = unitNamed(measure)
  const known = [...rates, ...onesOf(passage), ...numbersOf(passage, written).map((number) => number.unit)]
  return !known.includes(unit)
}
const byMeasure =
  /[\p{N}€£$]\s(?:an?|the|das|der|den|die|ein|le|la|une?|el|al|una)\s(kilo(?:gramm?e?|gramo)?|litre|liter|litro|pound|pfund)(?!\p{L})/iu

/** What the source says right before the sentence of an amount: "Short break: three nights. From £365." */
function sentenceBefore({ source, statement: { start } }: Stated<NumberClaim>): string {
  const before = source.folded.text.slice(0, start).trimEnd()
  return before.slice(before.slice(0, -1).search(/[^.!?;\n]*$/u))
}
