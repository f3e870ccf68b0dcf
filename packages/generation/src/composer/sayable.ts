import type { GenerationRequest } from '../backend.ts'
import type { Check } from '../checks/check.ts'
import { checks } from '../checks/index.ts'

/** Checks that a sentence can break by itself, wherever it stands. */
const isOfWords = ({ name, severity }: Check) =>
  severity === 'hard' && !/_(?:max|min|target)$|^brief_|^offer_|^awareness/.test(name)

type Sources = Pick<GenerationRequest, 'grounding' | 'offer'>

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
export function breaksNothing(text: string, { grounding, offer }: Sources): boolean {
  const request: GenerationRequest = {
    grounding,
    offer,
    platform: 'facebook',
    awarenessLevel: 'solution_aware',
    copyLength: 'blog',
    brief: '',
    seed: '',
  }
  const copy = { headline: text, primary_text: text }
  return checks.every((check) => !isOfWords(check) || check.find(copy, request).length === 0)
}
