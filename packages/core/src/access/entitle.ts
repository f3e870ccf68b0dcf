import type { Entitlement, Settings } from '../context.ts'
import { Problem } from '../problem.ts'

export type Act = 'create' | 'read'

const switchRetryAfterSeconds = 60

/** Throws {@link Problem} for the first check that fails. Source: D-ORDER, D-FACES-1. */
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
