import type { Role } from '@adcopy/contract'
import { roles } from '@adcopy/contract'
import type { Actor, Ctx, UserActor } from '../context.ts'
import { Problem } from '../problem.ts'

/**
 * Refuses an administrative act in a workspace. An operator may act in any workspace; a member in their own, from a
 * role upward and not while it is frozen. Another workspace is `not_found`; a token administers nothing.
 */
export function permit(ctx: Ctx, workspaceId: string, least: Role): void {
  const { actor } = ctx
  if (actor.kind === 'operator') return
  if (actor.kind !== 'member' || actor.workspaceId !== workspaceId) throw new Problem('not_found')
  if (actor.removed || roles.indexOf(actor.role) < roles.indexOf(least)) throw new Problem('forbidden')
  if (actor.frozen) throw new Problem('workspace_frozen')
}

/** Refuses an act that only operators may do. */
export function permitOperator(ctx: Ctx): void {
  if (ctx.actor.kind !== 'operator') throw new Problem('not_found')
}

/** Refuses an act that only the worker may do. */
export function permitSystem(ctx: Ctx): void {
  if (ctx.actor.kind !== 'system') throw new Problem('not_found')
}

/** The signed-in person who asks about their own account. */
export function permitUser(ctx: Ctx): UserActor {
  if (ctx.actor.kind !== 'user') throw new Problem('not_found')
  return ctx.actor
}

/** The workspaces that an actor can see, as a filter: a row of another one is not found. */
export function visible(actor: Actor): { workspaceId?: string } {
  if (actor.kind === 'operator' || actor.kind === 'system') return {}
  if (actor.kind === 'user' || actor.kind === 'visitor') throw new Problem('not_found')
  return { workspaceId: actor.workspaceId }
}
