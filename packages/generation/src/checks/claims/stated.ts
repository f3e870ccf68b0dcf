import { foldedText } from '../../folding.ts'
import { matchesOf } from '../../text.ts'
import { isSupportedAmount } from './amount-support.ts'
import type { Source, SourceIndex, Stated } from './index-sources.ts'
import { isHourOfBusiness } from './clock.ts'
import { isAmong, related } from './concepts.ts'
import { contentOf } from './near.ts'
import { endNamed } from './rules/deadlines.ts'
import { namesPrize } from './rules/renown.ts'
import { placeTold } from './rules/told.ts'
import type { NumberClaim } from './numbers.ts'
import { type Around, around, isHeldAlike, isSupportedNumber, namesLimits } from './numbers-support.ts'
import { isPriceOfOffer, isPriceSaidOf } from './offer-price.ts'
import { isDeniedAt, type Statement, statementsOf } from './statement.ts'
import type { TermClaim } from './terms.ts'
import { isSupportedTerm, reachesNoFurther } from './terms-support.ts'

/** What stands around a claim, read when the first source asks. */
function onceAround(text: string, beside: string, claim: { start: number; end: number }): () => Around {
  let read: Around | undefined
  return () => (read ??= { ...around(text, claim), beside })
}

/** What commits the brand is said by its profile, its files or the offer; what people feel or research found does not. */
function commits({ part }: Source): boolean {
  if (part.part === 'profile') return part.field !== 'audience'
  return part.part === 'brand_brief' || part.part === 'offer'
}

const speaksAsBrand =
  /(?<![\p{L}\p{N}])(?:we|us|our|ours|we're|we've|wir|uns|unsere?[nmrs]?|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?)(?![\p{L}\p{N}])/iu

/** What a brand did to find something out: "when we talked to 42 managers". */
const research =
  /(?<!\p{L})(?:interview\p{L}*|surve[yi]\p{L}*|asked|polled|spoke|(?:talked|sat down|conversations?) (?:to|with)|research\p{L}*|respondents?|\p{L}*gespräch\p{L}*|umfrage\p{L}*|befrag\p{L}*|gefragt|fragten|studien?|stud(?:y|ies)|entretiens?|enquêtes?|interrog\p{L}+|sondages?|étude|demandé|entrevist\p{L}+|encuest\p{L}+|pregunt\p{L}+|estudio|habla(?:mos|do) con)(?!\p{L})/iu

/** Words of a report's title by which copy names where it asked: "at our open Saturdays". */
const titleMin = 2

const namesReport = ({ part }: Source, content: readonly string[], ownWords: ReadonlySet<string>): boolean =>
  contentOf(foldedText(part.title ?? '').text).filter((word) => !ownWords.has(word) && content.includes(word)).length >=
  titleMin

/** Portraits and reports tell of people: they carry what copy says of people, never what it says of the brand but how it asked them. */
function mayCarry(source: Source, { text, content }: Statement, ownWords: ReadonlySet<string>): boolean {
  if (source.part.part !== 'avatar' && source.part.part !== 'think_report') return true
  if (source.part.part === 'think_report' && (research.test(text) || namesReport(source, content, ownWords)))
    return true
  return !speaksAsBrand.test(text) && !content.some((word) => ownWords.has(word.replace(/'s$/u, '')))
}

/** Whether a number claims anything: "a year" does as the measure of a promise alone. */
export function isClaim(number: NumberClaim, terms: readonly TermClaim[]): boolean {
  return !number.article || terms.some((term) => isBeside(number, term))
}

/** What carries a number of copy, with the terms of the text that it stands in. */
export function statedNumbers(
  claim: NumberClaim,
  terms: readonly TermClaim[],
  text: string,
  index: SourceIndex,
  beside = '',
): Array<Stated<NumberClaim>> {
  const context = onceAround(text, beside, claim)
  const measured = claim.unit === null ? [] : terms.filter((term) => isBeside(claim, term))
  const committing = claim.kind.startsWith('money') || claim.discount || isHourOfBusiness(claim)
  return (index.numbers.get(claim.kind) ?? []).filter(
    (known) =>
      (isPriceOfOffer(known)
        ? isPriceSaidOf(claim, known, index, context)
        : claim.kind.startsWith('money') && !claim.discount
          ? isSupportedAmount(claim, known, index, context)
          : isSupportedNumber(claim, asFelt(known), index, context)) &&
      (committing ? commits(known.source) : mayCarry(known.source, claim.statement, index.ownWords)) &&
      (measured.length === 0 || measured.some((term) => isTermOf(term, known, text))),
  )
}

/** Whether a source's sentence offers or promises the same as a term of copy, or in the same words. */
function isTermOf({ key, start, end }: TermClaim, { source, statement }: Stated<NumberClaim>, text: string): boolean {
  if (source.terms.some((known) => known.statement.start === statement.start && known.key === key)) return true
  const words = contentOf(text.slice(start, end))
  return words.length > 0 && words.every((word) => statement.content.includes(word))
}

/** "Not sure we can do six days" are six days: people deny what they can, not how much there is. */
const asFelt = (known: Stated<NumberClaim>): NumberClaim =>
  known.denied && known.source.part.part === 'avatar' ? { ...known, denied: false } : known

const besideReach = 18

/** "10-year guarantee", "free for 30 days": the number is the term's. */
function isBeside(number: NumberClaim, term: TermClaim): boolean {
  if (term.kind === 'superlative' || term.kind === 'endorsement') return false
  const gap = term.start >= number.end ? term.start - number.end : number.start - term.end
  if (gap < 0 || gap > besideReach || term.statement.start !== number.statement.start) return false
  const { text, start } = number.statement
  const between = text.slice(Math.min(number.end, term.end) - start, Math.max(number.start, term.start) - start)
  return !/[,;:()–—]|\s(?:and|und|et|y)\s/u.test(between)
}

/**
 * What carries a term of copy. Only what is said of the brand may promise; a limit of places carries that they are few, and
 * the date of the offer that it ends then.
 */
export function statedTerms(
  claim: TermClaim,
  text: string,
  index: SourceIndex,
  beside = '',
): Array<Stated<{ start: number; end: number }>> {
  const context = onceAround(text, beside, claim)
  const end = endNamed(claim.key)
  const bound = claim.key === 'scarce'
  const limits = bound ? (index.numbers.get('plain') ?? []).filter(isLimitOfPlaces) : []
  return [
    ...(index.terms.get(claim.key) ?? []).filter(
      (known) =>
        (claim.kind === 'superlative'
          ? mayCarry(known.source, claim.statement, index.ownWords)
          : commits(known.source)) && isSupportedTerm(claim, known, index, context),
    ),
    ...(claim.key === 'discount' ? (index.numbers.get('percent') ?? []) : []).filter((known) =>
      carriesDiscount(claim, known, index, context),
    ),
    ...(end === null ? [] : index.sentences).filter(
      ({ source, text: date }) => source.part.field === 'valid_until' && end?.(date.toLowerCase()),
    ),
    ...limits.filter(
      ({ source }) => commits(source) && /limit|begrenzt|comptées/iu.test(text.slice(claim.start, claim.end)),
    ),
    ...index.sentences.filter((known) => tellsAsMuch(claim, known, index) || tellsOfPrize(claim, known)),
  ]
}

/** Whether a sentence tells what a claim says in words that claim nothing by themselves: of the same thing, if of one. */
function tellsAsMuch(
  claim: TermClaim,
  { text, source }: SourceIndex['sentences'][number],
  { oneLanguage, ownWords, written }: SourceIndex,
): boolean {
  const place = placeTold(claim.key, text, source.part.part === 'offer') ?? placeWith(claim, text)
  if (place === null || !commits(source)) return false
  const statement = statementsOf(text, written)(0)
  const denied = isDeniedAt(text, 0, place)
  if (!isHeldAlike(claim, { denied, statement }) || !reachesNoFurther(claim, { statement })) return false
  const things = claim.said === 'alone' || !oneLanguage ? [] : claim.near.filter((word) => !ownWords.has(word))
  return things.every((word) => isAmong(word, statement.content))
}

const withThing =
  /(?<!\p{L})(?:with|mit|samt|avec|con) (?:(?:the|its|a|an|der|dem|den|das|die|le|la|les|el|los|las) )?(\p{L}+)/giu

/** "The box that fits, with the padding" includes padding, as long as nothing is paid for. */
function placeWith({ key, near }: TermClaim, text: string): number | null {
  const [thing] = near
  if (key !== 'included' || near.length !== 1 || thing === undefined || /[£$€]|\p{N} ?(?:euros?|pounds?)/iu.test(text))
    return null
  return matchesOf(withThing, text).find(([, word = '']) => related(contentOf(word), near))?.index ?? null
}

/** "We have held the award since 2019" where a source says that one holds it. */
const tellsOfPrize = ({ key, statement }: TermClaim, { text, source }: SourceIndex['sentences'][number]): boolean =>
  commits(source) && namesPrize(key, statement.text, text) && !isDeniedAt(text, 0, text.length)

/** "A discount for students" where a source says how much. */
function carriesDiscount(
  claim: TermClaim,
  known: Stated<NumberClaim>,
  { oneLanguage }: SourceIndex,
  context: () => Around,
): boolean {
  if (!known.discount || !commits(known.source) || !isHeldAlike(claim, known)) return false
  return !oneLanguage || (claim.near.length > 0 && isSaidOfNear(claim, known.statement, context))
}

const isSaidOfNear = ({ near }: TermClaim, { content, limits }: Statement, context: () => Around) =>
  near.every((word) => isAmong(word, content)) && namesLimits(limits, context())

const isLimitOfPlaces = ({ bound, unit }: NumberClaim) => bound === 'up to' && unit === null
