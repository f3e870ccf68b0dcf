import type { ClaimKind, ClaimSource } from '@adcopy/contract'
import type { GenerationRequest } from '../../backend.ts'
import { foldedText } from '../../folding.ts'
import { squeezed, words } from '../../text.ts'
import { isPhone, type Mention, readAddresses } from './addresses.ts'
import { isOfAnybody } from './anybody.ts'
import { codesOf } from './codes.ts'
import { othersIn, sourcesOfOthers } from './competitors.ts'
import { type Source, type SourceIndex, sourceIndexOf, type Stated } from './index-sources.ts'
import { formsOfName, type NameMention, namesOf } from './names.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import { isInflated, isOfOneKind } from './numbers-support.ts'
import { sourceAt } from './place.ts'
import { whyNoAmount, whyNoTerm } from './reasons.ts'
import { statementsOf } from './statement.ts'
import { isClaim, statedNumbers, statedTerms } from './stated.ts'
import { type TermClaim, termsOf } from './terms.ts'
import { isSaying } from './rules/sayings.ts'
import { countsNothing, isContrast, isContrastToNote, isOfAnyDay } from './scenes.ts'
import { maySetScene } from './small-numbers.ts'
import { endorses, type Quotation, quotationsOf, sourceOfQuotation } from './quotations.ts'
import { isSpeech } from './vouching.ts'
import { vouches, type Witness, witnessesOf } from './witnesses.ts'

/** A claim of one text, traced or not; places are UTF-16 units of the written text. */
export interface TracedClaim {
  start: number
  end: number
  text: string
  kind: ClaimKind
  /** What carries it best; looked up when it is asked for, as a verdict needs to know only that something does. */
  readonly source: ClaimSource | null
  /** Whether the offer carries it, and nothing else does. */
  ofOfferAlone: boolean
  /** Whether it is a number that claims nothing where the copy may say nothing of the brand. */
  scene: boolean
  /** Why no source carries it; null where one does. */
  reason: string | null
}

export interface Place {
  start: number
  end: number
}
type Carriers = ReadonlyArray<Stated<Place>>

interface Found {
  place: Place
  kind: ClaimKind
  /** All that say as much. */
  carriers: Carriers
  /** Of what is said and of how a place in the text is quoted. */
  because: (text: string, quoted: (place: Place) => string) => string
  scene?: boolean
}

/**
 * Every claim of a text with the source that carries it, or the reason that none does, in the order of the text. The conditions
 * of a source may stand in what is read beside it.
 */
export function traceText(
  written: string,
  request: Pick<GenerationRequest, 'grounding' | 'offer'>,
  beside = '',
): readonly TracedClaim[] {
  const index = sourceIndexOf(request)
  const folded = foldedText(written)
  const { addresses, prose } = readAddresses(folded.text)
  const codes = codesOf(prose)
  const likeness = likenessTo(written)
  return [...mentioned(addresses, codes, index), ...statedIn(prose, codes, index, foldedText(beside).text)]
    .map(({ place, kind, carriers, because, scene = false }): TracedClaim => {
      const [start, end] = [folded.from(place.start), folded.to(place.end)]
      const text = written.slice(start, end)
      return {
        start,
        end,
        text,
        kind,
        scene,
        ofOfferAlone: carriers.length > 0 && carriers.every(({ source }) => source.part.part === 'offer'),
        get source() {
          const support = closest(carriers, likeness)
          return support === undefined ? null : sourceAt(support)
        },
        reason:
          carriers.length === 0
            ? because(text.trim(), (at) => excerpt(written, folded.from(at.start), folded.to(at.end), start, end))
            : null,
      }
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
}

/** Addresses and codes, which a source holds whole or not at all. */
function mentioned(addresses: readonly Mention[], codes: readonly Mention[], index: SourceIndex): Found[] {
  return [
    ...addresses.map((link) => ({
      place: link,
      kind: isPhone(link) ? ('number' as const) : ('link' as const),
      carriers: only(index.links.get(link.key)),
      because: (said: string) => `the ${isPhone(link) ? 'telephone number' : 'address'} ${said} is in no source`,
    })),
    ...codes.map((code) => ({
      place: code,
      kind: 'code' as const,
      carriers: only(index.codes.get(code.key)),
      because: (said: string) => `the code ${said} is in no source`,
    })),
  ]
}

const only = (carrier: Stated<Place> | undefined): Carriers => (carrier === undefined ? [] : [carrier])

/** What the sentences of a text state: numbers, terms, witnesses and names. */
function statedIn(prose: string, codes: readonly Mention[], index: SourceIndex, beside: string): Found[] {
  const statementAt = statementsOf(prose, index.language)
  const terms = termsOf(prose, index.language, statementAt).filter((term) => !isSaying(term, prose, index))
  const all = numbersOf(prose, index.language, statementAt)
  const numbers = all.filter(
    (number, place) =>
      !isWithin(number, terms) &&
      isClaim(number, terms) &&
      !countsNothing(number, prose, index.ownWords) &&
      !isOfAnyDay(number, all, prose, index.ownWords) &&
      !isContrastToNote(number) &&
      !isContrast(number, all[place - 1]) &&
      !isContrast(all[place + 1], number),
  )
  const quoted = quotationsOf(prose)
  const endorsing = new Set(quoted.filter((each) => endorses(each, prose, index)))
  const witnesses = witnessesOf(prose, index.language, index.ownName)
  const taken = [...codes, ...numbers]
  return [
    ...numbers.flatMap((number) => {
      const carriers = statedNumbers(number, terms, prose, index, beside)
      if (carriers.length === 0 && isOfAnybody(number, all, prose, index)) return []
      const because: Found['because'] = (said, excerptOf) =>
        (number.kind.startsWith('money') ? whyNoAmount(said, number, index) : null) ??
        whyNot(said, excerptOf(number.statement), number, index)
      const scene = maySetScene(number, all, prose, index.ownWords)
      return { place: number, kind: kindOfNumber(number), carriers, because, scene }
    }),
    ...terms.map((term) => ({
      place: term,
      kind: term.kind,
      carriers: statedTerms(term, prose, index, beside),
      because: (said: string) =>
        whyNoTerm(said, term, index) ?? `"${said}" is ${wordOfTerm[term.kind]} that no source states`,
    })),
    ...othersIn(prose, index).map((others) => ({
      place: others,
      kind: 'superlative' as const,
      carriers: sourcesOfOthers(others, index),
      because: (said: string) => `"${said}" tells what others of the trade are or do, which no source states`,
    })),
    ...quoted.flatMap((quotation): Found[] => {
      const carriers = only(sourceOfQuotation(quotation.said, [], index))
      if (carriers.length === 0 && !endorsing.has(quotation)) return []
      const because = (said: string) => `${said} is what no source says they say`
      return [{ place: quotation, kind: 'endorsement', carriers, because }]
    }),
    ...witnesses.flatMap((witness): Found[] => {
      const quotation = isSpeech(witness.act) ? quoted.find((each) => isBy(witness, each, prose)) : undefined
      if (quotation !== undefined && !endorsing.has(quotation)) return []
      return [
        {
          place: witness,
          kind: 'endorsement' as const,
          carriers: only(carrierOf(witness, quotation, index)),
          because: (said: string) => `"${said}" is what no source says they say`,
        },
      ]
    }),
    ...namesOf(prose, index.language)
      .filter((name) => !isWithin(name, taken))
      .filter(({ text: name }) => !formsOfName(name).some((form) => form.every((part) => index.ownName.has(part))))
      .map((name) => ({
        place: name,
        kind: 'name' as const,
        carriers: only(statedName(name, index)),
        because: (said: string) => `the name ${said} is in no source`,
      })),
  ]
}

/** Whether a quotation follows the words that name who says it. */
const isBy = ({ end }: Witness, { start }: Quotation, text: string) =>
  start >= end && /^[^.!?\n]{0,30}[:,]?\s?$/u.test(text.slice(end, start))

/** What says that a witness does as told; of a speaker it is what they are quoted with that has to stand beside the name. */
const carrierOf = (witness: Witness, quotation: Quotation | undefined, index: SourceIndex) =>
  quotation === undefined
    ? index.sentences.find((sentence) => vouches(sentence, witness))
    : sourceOfQuotation(quotation.said, witness.words, index)

const isWithin = ({ start, end }: Place, places: readonly Place[]) =>
  places.some((place) => place.start <= start && end <= place.end)

const wordOfTerm = {
  superlative: 'a superlative',
  guarantee: 'a promise',
  offer_term: 'a term of an offer',
  endorsement: 'an endorsement',
} as const satisfies Record<TermClaim['kind'], string>

function kindOfNumber({ kind }: NumberClaim): ClaimKind {
  if (kind === 'percent') return 'percentage'
  return kind === 'plain' ? 'number' : 'price'
}

function statedName({ text }: NameMention, index: SourceIndex): Stated<Place> | undefined {
  const form = formsOfName(text).find((parts) => parts.every((part) => index.words.has(part)))
  return form === undefined ? undefined : index.words.get(form[0] ?? '')
}

/** How many words a source shares with a text; each source is read once. */
function likenessTo(written: string): (source: Source) => number {
  let told: ReadonlySet<string> | undefined
  const shared = new Map<Source, number>()
  return (source) => {
    const said = (told ??= new Set(words(written)))
    const known = shared.get(source) ?? words(source.folded.text).filter((word) => said.has(word)).length
    shared.set(source, known)
    return known
  }
}

/** Of several sources the one that says it most like the copy does, the first of equals. */
function closest(carriers: Carriers, likeness: (source: Source) => number): Stated<Place> | undefined {
  const [first, ...others] = carriers
  return others.reduce(
    (best, claim) => (best !== undefined && likeness(claim.source) > likeness(best.source) ? claim : best),
    first,
  )
}

/** Why no source carries a number: with the sentence that it stands in, and what the sources say instead. */
function whyNot(text: string, quote: string, claim: NumberClaim, index: SourceIndex): string {
  const said = `"${text}" in "${quote}"`
  const known = index.numbers.get(claim.kind) ?? []
  const lesser = known.find((each) => isInflated(claim, each))
  if (lesser !== undefined) return `${said} says more than its source: "${quotedFrom(lesser)}"`
  const same = known.find((each) => each.value === claim.value && isOfOneKind(claim, each))
  if (same === undefined) return `${said} is stated by no source`
  return `${said} is stated by no source; they have that number otherwise: "${quotedFrom(same)}"`
}

function quotedFrom({ source: { folded }, statement, start, end }: Stated<NumberClaim>): string {
  const { written, from, to } = folded
  return excerpt(written, from(statement.start), to(statement.end), from(start), to(end))
}

const quoteUnits = 60

/** A sentence of a text, or what stands around a place in it, on one line. */
function excerpt(written: string, from: number, to: number, start: number, end: number): string {
  const room = Math.max(0, quoteUnits - (end - start))
  const first = to - from <= quoteUnits ? from : Math.max(from, Math.min(start - room / 2, to - quoteUnits))
  const last = Math.min(to, Math.max(first + quoteUnits, end))
  let said = written.slice(first, last).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/gu, '')
  if (first > from) said = said.replace(/^\S*\s/u, '…')
  if (last < to) said = said.replace(/\s\S*$/u, '…')
  return squeezed(said).replaceAll('"', "'")
}
