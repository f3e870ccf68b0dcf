import type { ClaimKind, ClaimSource, CopyClaim } from '@adcopy/contract'
import type { GenerationRequest } from '../../backend.ts'
import { foldedText } from '../../folding.ts'
import { words } from '../../text.ts'
import { type Mention, readAddresses } from './addresses.ts'
import { codesOf } from './codes.ts'
import { type Source, type SourceIndex, sourceIndexOf, type Stated } from './index-sources.ts'
import { formsOfName, type NameMention, namesOf } from './names.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import { isInflated } from './numbers-support.ts'
import { sourceAt } from './place.ts'
import { statementsOf } from './statement.ts'
import { isClaim, statedNumbers, statedTerms } from './stated.ts'
import { type TermClaim, termsOf } from './terms.ts'
import { quotationsOf, vouches, type Witness, witnessesOf } from './witnesses.ts'

/** A claim of one text, traced or not; places are UTF-16 units of the written text. */
export interface TracedClaim {
  start: number
  end: number
  text: string
  kind: ClaimKind
  source: ClaimSource | null
  /** Why no source carries it; null where one does. */
  reason: string | null
}

export interface Place {
  start: number
  end: number
}
type Support = Stated<Place> | undefined

interface Found {
  place: Place
  kind: ClaimKind
  support: Support
  because: (text: string) => string
}

/** Texts that were traced last: a candidate is judged, repaired and kept, and asked about each time. */
const lately = new WeakMap<SourceIndex, Map<string, readonly TracedClaim[]>>()
const latelyMax = 16

/** Every claim of a text with the source that carries it, or the reason that none does, in the order of the text. */
export function traceText(
  written: string,
  request: Pick<GenerationRequest, 'grounding' | 'offer'>,
): readonly TracedClaim[] {
  const index = sourceIndexOf(request)
  const known = lately.get(index) ?? new Map<string, readonly TracedClaim[]>()
  lately.set(index, known)
  const found = known.get(written) ?? trace(written, index)
  const oldest = known.size >= latelyMax ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(written, found)
  return found
}

function trace(written: string, index: SourceIndex): TracedClaim[] {
  const folded = foldedText(written)
  const { addresses, prose } = readAddresses(folded.text)
  const codes = codesOf(prose)
  return [...mentioned(addresses, codes, index), ...statedIn(prose, written, codes, index)]
    .map(({ place, kind, support, because }) => {
      const [start, end] = [folded.from(place.start), folded.to(place.end)]
      const text = written.slice(start, end)
      const source = support === undefined ? null : sourceAt(support)
      return { start, end, text, kind, source, reason: source === null ? because(text.trim()) : null }
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
}

/** Addresses and codes, which a source holds whole or not at all. */
function mentioned(addresses: readonly Mention[], codes: readonly Mention[], index: SourceIndex): Found[] {
  return [
    ...addresses.map((link) => ({
      place: link,
      kind: 'link' as const,
      support: index.links.get(link.key),
      because: (said: string) => `the address ${said} is in no source`,
    })),
    ...codes.map((code) => ({
      place: code,
      kind: 'code' as const,
      support: index.codes.get(code.key),
      because: (said: string) => `the code ${said} is in no source`,
    })),
  ]
}

/** What the sentences of a text state: numbers, terms, witnesses and names. */
function statedIn(prose: string, written: string, codes: readonly Mention[], index: SourceIndex): Found[] {
  const statementAt = statementsOf(prose, index.language)
  const likeness = likenessTo(written)
  const terms = termsOf(prose, index.language, statementAt)
  const numbers = numbersOf(prose, index.language, statementAt).filter(
    (number) => !isWithin(number, terms) && isClaim(number, terms),
  )
  const witnesses = [...witnessesOf(prose, index.language, index.ownName), ...quotationsOf(prose)]
  const taken = [...codes, ...numbers]
  return [
    ...numbers.map((number) => ({
      place: number,
      kind: kindOfNumber(number),
      support: closest(statedNumbers(number, terms, prose, index), likeness),
      because: (said: string) => whyNot(said, number, index),
    })),
    ...terms.map((term) => ({
      place: term,
      kind: term.kind,
      support: closest(statedTerms(term, prose, index), likeness),
      because: (said: string) => `"${said}" is ${wordOfTerm[term.kind]} that no source states`,
    })),
    ...witnesses.map((witness) => ({
      place: witness,
      kind: 'endorsement' as const,
      support: vouchedFor(witness, index),
      because: (said: string) => `"${said}" is what no source says they say`,
    })),
    ...namesOf(prose, index.language)
      .filter((name) => !isWithin(name, taken))
      .filter(({ text: name }) => !formsOfName(name).some((form) => form.every((part) => index.ownName.has(part))))
      .map((name) => ({
        place: name,
        kind: 'name' as const,
        support: statedName(name, index),
        because: (said: string) => `the name ${said} is in no source`,
      })),
  ]
}

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

function vouchedFor(witness: Witness, index: SourceIndex): Support {
  return index.sentences.find((sentence) => vouches(sentence, witness))
}

function statedName({ text }: NameMention, index: SourceIndex): Support {
  const form = formsOfName(text).find((parts) => parts.every((part) => index.words.has(part)))
  return form === undefined ? undefined : index.words.get(form[0] ?? '')
}

/** How many words a source shares with a text; each source is read once. */
function likenessTo(written: string): (source: Source) => number {
  const told = new Set(words(written))
  const shared = new Map<Source, number>()
  return (source) => {
    const known = shared.get(source) ?? words(source.folded.text).filter((word) => told.has(word)).length
    shared.set(source, known)
    return known
  }
}

/** Of several sources the one that says it most like the copy does, the first of equals. */
function closest<Claim extends Place>(
  stated: ReadonlyArray<Stated<Claim>>,
  likeness: (source: Source) => number,
): Support {
  let best = stated[0]
  for (const claim of stated) if (best !== undefined && likeness(claim.source) > likeness(best.source)) best = claim
  return best
}

function whyNot(text: string, claim: NumberClaim, index: SourceIndex): string {
  const lesser = (index.numbers.get(claim.kind) ?? []).find((known) => isInflated(claim, known))
  if (lesser === undefined) return `"${text}" is stated by no source`
  const { folded } = lesser.source
  const said = folded.written.slice(folded.from(lesser.start), folded.to(lesser.end)).trim()
  return `"${text}" says more than its source, which has "${said}"`
}

/** Claims of a copy's fields that a source carries, as they are kept on the artifact. */
export function carriedClaims(
  fields: ReadonlyArray<{ field: CopyClaim['field']; text: string }>,
  request: Pick<GenerationRequest, 'grounding' | 'offer'>,
): CopyClaim[] {
  return fields.flatMap(({ field, text }) =>
    traceText(text, request).flatMap(({ reason: _reason, source, ...claim }) =>
      source === null ? [] : [{ field, ...claim, source }],
    ),
  )
}
