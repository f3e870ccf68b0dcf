import { isOneTime } from './clock.ts'
import { carries, isAmong, related } from './concepts.ts'
import { narrowedBy } from './narrowing.ts'
import { contentOf } from './near.ts'
import { countsPlaces, standsFor } from './nouns.ts'
import type { NumberClaim } from './numbers.ts'
import { isNumberWord } from './number-words.ts'
import { converted, isMeasure } from './quantities.ts'

/** Whether words of copy and source can be compared, and the brand's own name, which is no subject. */
export interface Wording {
  oneLanguage: boolean
  ownName: ReadonlySet<string>
  /** Meanings of all words that the brand says of itself. */
  things: () => ReadonlySet<string>
}

/** What stands around a claim: where copy keeps the conditions of its source. */
export interface Around {
  text: string
  content: readonly string[]
  /** What is read with it: a headline's primary text, which may name the conditions. */
  beside?: string
}

/** UTF-16 units on either side. */
const reach = 300

export function around(text: string, { start, end }: { start: number; end: number }): Around {
  const near = text.slice(Math.max(0, start - reach), end + reach)
  return { text: near, content: contentOf(near) }
}

/** Whether each condition of a source is named: by its figures, or by one of its words where it has none. */
export function namesLimits(limits: ReadonlyArray<readonly string[]>, { text, content, beside = '' }: Around): boolean {
  return limits.every((limit) => {
    const figures = limit.filter((word) => /^\p{N}/u.test(word))
    if (figures.length > 0) return figures.some((figure) => text.includes(figure) || beside.includes(figure))
    return limit.length === 0 || related(content, limit) || (beside !== '' && related(contentOf(beside), limit))
  })
}

/** Verbs and small words of prices, which name no thing that is paid for. */
export const ofPrices: ReadonlySet<string> = new Set(
  contentOf(
    'cost costs price prices priced pay pays get gets buy starts start starting offer offers order orders book join take earn off save saving enjoy currently today ' +
      'plan plans membership subscription buys gives kostet kosten preis zahlen jetzt heute angebot gibt bekommen bekommst tarif coûte coûtent prix payez offre achat ' +
      'cuesta cuestan precio paga oferta hoy ahora tienes compra ' +
      'afterwards thereafter danach anschließend ensuite puis après después luego ' +
      'free gratis kostenlos kostenlose kostenloser kostenlosen kostenloses gratuit gratuite gratuits gratuites offert offerte offerts offertes gratuito gratuita gratuitos gratuitas',
  ),
)

/** Whether a source's number carries one of copy: the same thing, said as the source says it, and no more of it. */
export function isSupportedNumber(
  said: NumberClaim,
  source: NumberClaim,
  wording: Wording,
  context: () => Around,
): boolean {
  const claim = inUnitOf(said, source)
  if (isOneTime(claim, source) || isOneHouse(claim, source)) return isHeldAlike(claim, source)
  return (
    isOfOneKind(claim, source) &&
    saysNoMore(claim, source) &&
    isHeldAlike(claim, source) &&
    hasNoOtherRate(claim, source) &&
    isOfOneThing(claim, source, wording, context)
  )
}

/** "Harbour Lane 9, Leeds": the number of a house behind the name of its street, whatever follows. */
function isOneHouse(claim: NumberClaim, source: NumberClaim): boolean {
  if (claim.value !== source.value || claim.kind !== 'plain' || source.kind !== 'plain' || claim.unit !== null)
    return false
  const street = streetBefore(claim)
  return street !== undefined && street === streetBefore(source)
}

const streetBefore = ({ start, statement }: NumberClaim) =>
  /(?<=\p{L}[ .-])\p{Lu}[\p{L}.-]+(?=,? $)/u.exec(statement.text.slice(0, start - statement.start))?.[0]

/** "An hour" is compared as 60 minutes where the source counts these; "a day" that is an article measures nothing. */
function inUnitOf(claim: NumberClaim, source: NumberClaim): NumberClaim {
  if (claim.unit === source.unit || claim.unit === null || source.unit === null || source.article) return claim
  const value = typeof claim.value === 'number' ? converted(claim.value, claim.unit, source.unit) : null
  return value === null ? claim : { ...claim, value, unit: source.unit }
}

/** Whether a source counts the same with a smaller number: then the claim is not unfounded but inflated. */
export function isInflated(claim: NumberClaim, source: NumberClaim): boolean {
  if (claim.clock.length > 0 || source.clock.length > 0) return false
  const counted = claim.unit === null ? related(claim.near, source.near) : sharedWords(claim, source).length > 0
  const sameThing = counted && isHeldAlike(claim, source)
  const more = typeof claim.value === 'number' && typeof source.value === 'number' && claim.value >= source.value
  return isOfOneKind(claim, source) && sameThing && more && !saysNoMore(claim, source)
}

/** Whether two numbers measure alike. */
export function isOfOneKind(claim: NumberClaim, source: NumberClaim): boolean {
  if (claim.kind !== source.kind || claim.discount !== source.discount) return false
  if (source.article && !claim.article) return false
  return claim.unit === null ? !isOfThings(claim, source) : claim.unit === source.unit
}

/** "14 loaves" are not what "14 days" measure; "eight o'clock" is what "8 am" says. */
const isOfThings = ({ near: [thing] }: NumberClaim, { unit }: NumberClaim) =>
  unit !== null && thing !== undefined && !/^(?:o'clock|uhr|heures?|horas?|h)$/u.test(thing)

/** What a sentence says, and where in it, if that is known. */
interface Held extends Pick<NumberClaim, 'denied' | 'statement'> {
  start?: number
  end?: number
}

/** What a source denies, or says of others or of another time, carries only copy that says it so. */
export function isHeldAlike(claim: Pick<NumberClaim, 'denied' | 'statement'>, source: Held): boolean {
  const { start, end, statement } = source
  const elsewhen = start === undefined || end === undefined ? statement.elsewhen : statement.elsewhenAt(start, end)
  return (
    (!source.denied || claim.denied) &&
    (!elsewhen || claim.statement.elsewhen) &&
    (!source.statement.others || claim.statement.others)
  )
}

/** Copy may leave out what a thing is counted for, but not what is paid for; it may never put in another. */
function hasNoOtherRate(claim: NumberClaim, source: NumberClaim): boolean {
  if (!claim.rates.every((rate) => source.rates.includes(rate))) return false
  return !claim.kind.startsWith('money') || claim.rates.length === source.rates.length
}

function isOfOneThing(claim: NumberClaim, source: NumberClaim, wording: Wording, context: () => Around): boolean {
  const { oneLanguage, ownName } = wording
  if (source.year && claim.near.length > 0) return false
  if (!oneLanguage) return true
  if (claim.discount) return namesLimits(source.statement.limits, context()) && isOffOneThing(claim, source, context())
  if (!countsOneThing(claim, source, wording)) return false
  if (claim.kind !== 'percent') return true
  return (
    saysNothingElse(claim, source) &&
    (isShareOfOneThing(claim, source, ownName) ||
      (claim.near.every(isAnybody) && source.near.length === 0 && claim.predicate.length > claim.near.length) ||
      (related(claim.near, source.statement.content) && sharedWords(claim, source).length > 0))
  )
}

/** A source may leave out of whom it tells: "two in three had waited". */
const isAnybody = (word: string) => carries('people', word) && carries(word, 'people')

function countsOneThing(claim: NumberClaim, source: NumberClaim, { things, ownName }: Wording): boolean {
  if (claim.near.length === 0) return true
  // The "n" of a survey counts whoever was asked.
  const counted = source.near.length > 0 ? source.near : source.behind.filter((word) => word.length > 1)
  if (counted.length === 0) return true
  if (narrowedBy(claim).some((word) => !isAmong(word, source.statement.content))) return false
  return (
    (claim.unit !== null && claim.unit === source.unit) ||
    related(claim.near, counted) ||
    standsFor(claim.near, counted, (word) => isAmong(word, [...things()])) ||
    isOfOneSubject(claim, source, ownName)
  )
}

/** "Eight pupils, a bench each": there are as many of the one as of the other. */
const asMany = /(?<!\p{L})(?:each|apiece|chacune?|cada un[oa])\s?(?:[.,;:!?)…]|$)/iu

/** Words that two sentences share of which one calls what they count by another name than the other. */
const sharedMin = 2

/** "Ann's Hotels run six places in Leeds" tells of "Ann's Hotels, 6 hotels in Leeds"; "12 classes" counts no "12 people in a class". */
function isOfOneSubject(claim: NumberClaim, source: NumberClaim, ownName: ReadonlySet<string>): boolean {
  const beside = source.statement.content.filter((word) => !source.near.includes(word))
  if (related(claim.near.slice(0, 1), beside)) return asMany.test(source.statement.text)
  if (isNumbered(claim, source)) return true
  return sharedWords(claim, source).filter((word) => !ownName.has(word)).length >= sharedMin
}

/** "Module 1 of the course" is "Module 1", whatever follows. */
function isNumbered(claim: NumberClaim, source: NumberClaim): boolean {
  const [one, other] = [claim, source].map(({ start, statement }) =>
    contentOf(
      /\p{L}+ $/u.exec(statement.text.slice(Math.max(0, start - statement.start - 40), start - statement.start))?.[0] ??
        '',
    ),
  )
  return source.near.length === 0 && related(one ?? [], other ?? [])
}

/** What both sentences speak of beside what they count; a title speaks for all that stands under it. */
function sharedWords(claim: NumberClaim, { near, statement, topic }: NumberClaim): string[] {
  const beside = [...statement.content, ...topic].filter((word) => !near.includes(word))
  const said = new Set(claim.statement.content.filter((word) => !claim.near.includes(word)))
  return [...said].filter(
    (word) => !isNumberWord(word) && !ofPrices.has(word) && !isMeasure(word) && isAmong(word, beside),
  )
}

/** A discount is on what the source says, which copy names too. */
function isOffOneThing(claim: NumberClaim, source: NumberClaim, { content }: Around): boolean {
  const things = source.beside.filter((word) => !ofPrices.has(word))
  if (things.length === 0) return true
  const said = claim.near.filter((word) => !ofPrices.has(word))
  return related(content, things) && (said.length === 0 || related(said, source.statement.content))
}

/** A share is of what is named right before, else right after. */
function isShareOfOneThing(claim: NumberClaim, source: NumberClaim, ownName: ReadonlySet<string>): boolean {
  const named = (words: readonly string[]) =>
    words.filter((word) => !ofPrices.has(word) && !ownName.has(word) && !isMeasure(word))
  const things = named(source.beside)
  if (things.length === 0) return true
  const thing = named(claim.behind).at(-1)
  const shared = thing === undefined ? namedAfter(claim, named) : [thing]
  return shared.length === 0 || related(shared, things)
}

/** What follows a share; where that is a verb, or the share opens the sentence, all that is said with it. */
function namedAfter(claim: NumberClaim, named: (words: readonly string[]) => string[]): string[] {
  const near = named(claim.near)
  if (near.length > 0) return near
  return claim.near.length > 0 || opensSentence(claim) ? named(claim.beside) : []
}

/** "For £120, the course". */
const opensSentence = ({ statement, start }: NumberClaim) =>
  /^[^\p{L}]*(?:for|für|pour|por)\s*$/iu.test(statement.text.slice(0, start - statement.start))

/** When something comes of another thing, which a share may be told with in any words. */
const ofTime = new Set(
  contentOf(
    'after once before nachdem danach sobald après ensuite avant después tras antes vez people leute gens gente',
  ),
)

/** A share of people is said of nothing else than in the source: "50% of users come back" is no "50% of users love it". */
function saysNothingElse(claim: NumberClaim, source: NumberClaim): boolean {
  return claim.predicate.every((word) => ofTime.has(word) || isAmong(word, source.statement.content))
}

/** "At most eight places" are eight places. */
export const isLimitOfPlaces = ({ bound, kind, unit, near }: NumberClaim): boolean =>
  bound === 'up to' && kind === 'plain' && unit === null && countsPlaces(near)

/** Whether a number says no more than its source: its value, or a bound that the source's reaches. */
export function saysNoMore(claim: NumberClaim, source: NumberClaim): boolean {
  if (claim.value === source.value) return saysNoMoreOfOneValue(claim, source)
  const { value: stated } = claim
  const { value: known, bound } = source
  if (typeof stated !== 'number' || typeof known !== 'number' || claim.year || source.year) return false
  switch (claim.bound) {
    case 'over':
      return known > stated && (bound === 'none' || bound === 'over')
    case 'under':
      return known < stated && (bound === 'none' || bound === 'under' || bound === 'up to')
    case 'near':
      return Math.abs(known - stated) <= known * 0.05 && bound === 'none'
    default:
      return false
  }
}

function saysNoMoreOfOneValue({ bound: said, kind }: NumberClaim, source: NumberClaim): boolean {
  const known = source.bound
  const fromPrice = kind.startsWith('money') && known === 'from'
  switch (said) {
    case 'over':
      return known === 'over'
    case 'under':
      return known === 'under'
    case 'up to':
      return known !== 'over' && known !== 'near'
    case 'near':
      return known !== 'up to' && !fromPrice
    case 'from':
      return known === 'none' || known === 'from' || known === 'over'
    case 'none':
      return (known !== 'up to' || isLimitOfPlaces(source)) && known !== 'near' && !fromPrice
  }
}
