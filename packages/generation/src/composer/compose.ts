import { primaryTextGraphemes } from '@adcopy/contract'
import { termFinder } from '../checks/forbidden.ts'
import { repeaterOf } from '../checks/form.ts'
import { candidatesMax } from '../limits.ts'
import type { Draft, GenerationRequest } from '../request.ts'
import { readingOf } from '../reading.ts'
import { type Candidate, type Material, materialOf } from './material.ts'
import { write } from './write.ts'

/**
 * Maximum number of times that a draft is rewritten. If a sentence contains an excluded term or the whole brief, the
 * draft is rewritten without the facts that the sentence cites.
 */
const revisionsMax = 8

/**
 * Writes a draft that quotes facts word for word and cites each of them. All other lines come from a fixed list and
 * make no claims. `attempt` is the index of the candidate, less than {@link candidatesMax}. The same request and index
 * always give the same draft. Later candidates prefer facts that earlier candidates did not use.
 */
export function compose(request: GenerationRequest, attempt: number): Draft {
  const { awarenessLevel: level, copyLength } = request
  const bounds = primaryTextGraphemes[copyLength]
  const isForbidden = forbiddenIn(request)
  let material = materialOf(request)
  const told = new Set<string>()
  for (let index = 0; ; index += 1) {
    // The last candidate omits the offer, because the earlier ones may have failed because of it.
    if (index === candidatesMax - 1) material = withoutOffer(material)
    const key = `${request.seed}\u0000${index}`
    let draft = write({ material, level, bounds, key, told })
    for (let revision = 0; revision < revisionsMax; revision += 1) {
      const broken = new Set(draft.support.filter(({ says }) => isForbidden(says)).flatMap(({ facts }) => facts))
      if (broken.size === 0) break
      material = without(material, broken)
      draft = write({ material, level, bounds, key, told })
    }
    if (index === attempt) return draft
    for (const { facts } of draft.support) for (const id of facts) told.add(id)
  }
}

/** Returns a function that tests whether a text contains an excluded term in any form, or the whole brief. */
function forbiddenIn(request: GenerationRequest): (text: string) => boolean {
  const termsOf = termFinder(request.grounding.profile.excluded_terms ?? [], readingOf(request).language)
  const repeats = repeaterOf(request.brief)
  return (text) => repeats(text) || termsOf(text).length > 0
}

const withoutOffer = (material: Material): Material => ({ ...material, offer: [] })

/** Facts that continue a removed fact are removed too, and so is the whole offer if it cites a removed fact. */
function without(material: Material, ids: ReadonlySet<string>): Material {
  const isKept = (candidate: Candidate | null): boolean =>
    candidate === null || (!ids.has(candidate.id) && isKept(candidate.before))
  const isWhole = material.offer.every(({ facts }) => !facts.some((id) => ids.has(id)))
  return { ...material, candidates: material.candidates.filter(isKept), offer: isWhole ? material.offer : [] }
}
