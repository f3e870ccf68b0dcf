import type { TokenActor } from '@adcopy/core'
import { limitWindowSeconds, type LimitState } from './limiter.ts'

/** The month's units, on POST alone, so that an obedient client does not stop polling when they are spent. */
export interface MonthlyUnits {
  allocation: number
  used: number
}

/** `RateLimit-Policy` and `RateLimit` after the IETF draft, one line each. Source: decisions, "Rate headers". */
export function rateHeaders(
  limit: LimitState,
  month: { units: MonthlyUnits; actor: Pick<TokenActor, 'now' | 'resetAt'> } | undefined,
): Record<string, string> {
  const policies = [`"${limit.policy.name}";q=${limit.policy.quota};w=${limitWindowSeconds}`]
  const states = [`"${limit.policy.name}";r=${limit.remaining};t=${limit.resetSeconds}`]
  if (month !== undefined) {
    const { units, actor } = month
    const start = Date.UTC(actor.resetAt.getUTCFullYear(), actor.resetAt.getUTCMonth() - 1)
    const windowSeconds = (actor.resetAt.getTime() - start) / 1000
    const resetSeconds = Math.ceil((actor.resetAt.getTime() - actor.now.getTime()) / 1000)
    policies.push(`"month";q=${units.allocation};w=${windowSeconds}`)
    states.push(`"month";r=${Math.max(0, units.allocation - units.used)};t=${resetSeconds}`)
  }
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') }
}
