import { primaryTextGraphemes } from '@adcopy/contract'
import type { Draft, GenerationRequest } from '../request.ts'
import { type Material, materialOf } from './material.ts'
import { write } from './write.ts'

export const composerVersion = 'composer-10'

/** Candidates of one job. The last of them goes without the offer, in case that is what was refused. */
const attemptsMax = 3

/**
 * The offline writer's draft: facts word for word, each cited, around fixed lines that claim nothing. The same request and
 * attempt give the same draft; a later attempt prefers facts that the earlier ones did not tell.
 */
export function compose(request: GenerationRequest, attempt: number): Draft {
  const material = materialOf(request)
  const { awarenessLevel: level, copyLength } = request
  const told = new Set<string>()
  for (let earlier = 0; ; earlier += 1) {
    const isLast = earlier === Math.min(attempt, attemptsMax - 1)
    const current: Material = earlier === attemptsMax - 1 ? { ...material, offer: [] } : material
    const key = `${request.seed}\u0000${isLast ? attempt : earlier}`
    const draft = write({ material: current, level, bounds: primaryTextGraphemes[copyLength], key, told })
    if (isLast) return draft
    for (const { facts } of draft.support) for (const id of facts) told.add(id)
  }
}
