import type { Entitlement, Settings } from '../context.ts'
import { Problem } from '../problem.ts'

export type Act = 'create' | 'read'

const switchRetryAfterSeconds = 60

/**
 * Checks membership, preview access, billing, switch and role, in this fixed order, and throws {@link Problem} for the
 * first failure. Makes no query, because the actor was loaded with all facts. Source: contract, "Authentication";
 * decisions, "Order of checks", "Where entitlement lives".
 */
export function entitle(actor: Entitlement, act: Act, settings: Pick<Settings, 'publicApiEnabled'>): void {
  if (actor.removed) throw new Problem('forbidden')
  if (!actor.accessEnabled || actor.allocation === null) throw new Problem('preview_disabled')
  if (actor.frozen) throw new Problem('workspace_frozen')
  if (act === 'read') return
  if (!settings.publicApiEnabled || !actor.switchOn) {
    throw new Problem('unavailable', { retryAfterSeconds: switchRetryAfterSeconds })
  }
  if (actor.role === 'viewer') throw new Problem('forbidden')
}
