import type { MonthUnits } from '@adcopy/core'
import { limitWindowSeconds, type LimitState } from './limiter.ts'

/**
 * The headers follow the IETF draft, and one line of each header lists all policies. Only responses to POST report the
 * month's allocation. If responses to GET did too, a client that obeys the headers would stop polling when the
 * allocation is used up. Source: D-RATE-1, D-RATE-2.
 */
export function rateHeaders(limit: LimitState, month: MonthUnits | undefined): Record<string, string> {
  const policies = [`"${limit.policy.name}";q=${limit.policy.quota};w=${limitWindowSeconds}`]
  const states = [`"${limit.policy.name}";r=${limit.remaining};t=${limit.resetSeconds}`]
  if (month !== undefined) {
    const { allocation, used, at, resetAt } = month
    const start = Date.UTC(resetAt.getUTCFullYear(), resetAt.getUTCMonth() - 1)
    const windowSeconds = (resetAt.getTime() - start) / 1000
    const resetSeconds = Math.ceil((resetAt.getTime() - at.getTime()) / 1000)
    policies.push(`"month";q=${allocation};w=${windowSeconds}`)
    states.push(`"month";r=${Math.max(0, allocation - used)};t=${resetSeconds}`)
  }
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') }
}
