import { checks } from '../checks/index.ts'
import { readSentence, type Sources } from '../checks/reading.ts'

const ofSentences = checks.filter((check) => check.scope === 'sentence').filter(({ severity }) => severity === 'hard')

const known = new WeakMap<object, Map<string, Map<string, boolean>>>()

/**
 * Whether a statement or a line breaks no hard check by itself. A brand's own facts may: they can hold a number that is
 * only the brief's, or a claim that its policies rule out. Read once for each snapshot.
 */
export function isSayable(text: string, { grounding, offer }: Sources): boolean {
  // An offer says more than the grounding alone.
  const key = offer === null ? 'none' : JSON.stringify(offer)
  const byOffer = known.get(grounding) ?? new Map<string, Map<string, boolean>>()
  known.set(grounding, byOffer)
  const read = byOffer.get(key) ?? new Map<string, boolean>()
  byOffer.set(key, read)
  const found = read.get(text) ?? breaksNothing(text, { grounding, offer })
  read.set(text, found)
  return found
}

/** The same of a text that is of no use to remember. */
export function breaksNothing(text: string, sources: Sources): boolean {
  const reading = readSentence(text, sources)
  return ofSentences.every((check) => check.find(reading).length === 0)
}
