import { primaryTextGraphemes } from '@adcopy/contract'
import type { Draft, GenerationRequest } from '../request.ts'
import { termFinder } from '../checks/forbidden.ts'
import { repeaterOf } from '../checks/form.ts'
import { readingOf } from '../reading.ts'
import { type Candidate, type Material, materialOf } from './material.ts'
import { write } from './write.ts'

/** Number of candidates per job. The last one leaves out the offer, in case the offer was refused. */
const attemptsMax = 3

/** Maximum number of rewrites without the facts that broke a rule. */
const revisionsMax = 8

/**
 * Writes the offline draft: facts word for word, each cited, around fixed lines that claim nothing. The same request and
 * attempt give the same draft; a later attempt prefers facts that earlier attempts did not use.
 */
export function compose(request: GenerationRequest, attempt: number): Draft {
  const { awarenessLevel: level, copyLength } = request
  const bounds = primaryTextGraphemes[copyLength]
  const isForbidden = forbiddenIn(request)
  let material = materialOf(request)
  const told = new Set<string>()
  for (let earlier = 0; ; earlier += 1) {
    const isLast = earlier === Math.min(attempt, attemptsMax - 1)
    if (earlier === attemptsMax - 1) material = withoutOffer(material)
    const key = `${request.seed}\u0000${isLast ? attempt : earlier}`
    let draft = write({ material, level, bounds, key, told })
    for (let revision = 0; revision < revisionsMax; revision += 1) {
      const broken = new Set(draft.support.filter(({ says }) => isForbidden(says)).flatMap(({ facts }) => facts))
      if (broken.size === 0) break
      material = without(material, broken)
      draft = write({ material, level, bounds, key, told })
    }
    if (isLast) return draft
    for (const { facts } of draft.support) for (const id of facts) told.add(id)
  }
}

/** Returns whether a piece contains an excluded term in any form, or the whole brief. */
function forbiddenIn(request: GenerationRequest): (text: string) => boolean {
  const termsOf = termFinder(request.grounding.profile.excluded_terms ?? [], readingOf(request).language)
  const repeats = repeaterOf(request.brief)
  return (text) => repeats(text) || termsOf(text).length > 0
}

const withoutOffer = (material: Material): Material => ({ ...material, offer: [] })

/** Returns the material without some facts, and without the sentences and the offer that need them. */
function without(material: Material, ids: ReadonlySet<string>): Material {
  const isKept = (candidate: Candidate | null): boolean =>
    candidate === null || (!ids.has(candidate.id) && isKept(candidate.before))
  const isWhole = material.offer.every(({ facts }) => !facts.some((id) => ids.has(id)))
  return { ...material, candidates: material.candidates.filter(isKept), offer: isWhole ? material.offer : [] }
}
