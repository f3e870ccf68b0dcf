import { packGrounding, type Grounding, type OfferContent } from '@adcopy/contract'
import { createHash } from 'node:crypto'
import { indexSources, type SourceIndex } from './checks/source-index.ts'
import { suspectsAmong } from './composer/markers.ts'
import type { Fact } from './facts/fact.ts'
import { factsOfGrounding, factsOfOffer } from './facts/fact-sheet.ts'
import { languageOf } from './text/language.ts'

export interface Sources {
  grounding: Grounding
  offer: OfferContent | null
}

/** Contains no text of a brief or of copy. */
export interface Reading {
  /** Primary subtag of the brand's language, `und` if unknown. */
  readonly language: string
  readonly ownFacts: readonly Fact[]
  readonly offerFacts: readonly Fact[]
  /** Facts of the snapshot, then those of the offer. */
  readonly facts: readonly Fact[]
  readonly byId: ReadonlyMap<string, Fact>
  readonly index: SourceIndex
  /** The facts whose text or headings read like instructions or internal notes: see {@link suspectsAmong}. */
  readonly suspects: ReadonlySet<Fact>
}

/** The largest reading takes about 15 MB of heap. */
export const readingsMax = 4

/** Cached readings, keyed by a hash of their sources and ordered from least to most recently used. */
const kept = new Map<string, Reading>()

export function readingOf({ grounding, offer }: Sources): Reading {
  const key = createHash('sha256')
    .update(JSON.stringify([packGrounding(grounding), offer]))
    .digest('base64')
  const reading = kept.get(key) ?? read({ grounding, offer })
  kept.delete(key)
  kept.set(key, reading)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > readingsMax) kept.delete(oldest)
  return reading
}

function read({ grounding, offer }: Sources): Reading {
  const language = languageOf(grounding.profile)
  const ownFacts = factsOfGrounding(grounding)
  const offerFacts = factsOfOffer(offer)
  const facts = [...ownFacts, ...offerFacts]
  const names = [grounding.profile.name, ...(offer === null ? [] : [offer.name])]
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  let index: SourceIndex | undefined
  let suspects: ReadonlySet<Fact> | undefined
  return {
    language,
    ownFacts,
    offerFacts,
    facts,
    byId,
    get index() {
      return (index ??= indexSources(byId, names, language))
    },
    get suspects() {
      return (suspects ??= suspectsOf(facts))
    },
  }
}

const textsOf = ({ text, subject }: Fact): string[] => [text, ...subject]

function suspectsOf(facts: readonly Fact[]): Set<Fact> {
  const isSuspect = suspectsAmong(facts.flatMap(textsOf))
  return new Set(facts.filter((fact) => textsOf(fact).some(isSuspect)))
}
