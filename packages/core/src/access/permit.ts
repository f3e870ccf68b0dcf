import { roles, type Role } from '@adcopy/contract'
import type { Actor, Ctx, UserActor } from '../context.ts'
import { Problem } from '../problem.ts'

/**
 * Operators are always permitted. Members get `forbidden` if their role is lower than `least`, and `workspace_frozen`
 * if their workspace is frozen. Members of other workspaces and all other kinds of actor, such as tokens, get
 * `not_found`.
 * @throws {Problem}
 */
export function permit(ctx: Ctx, workspaceId: string, least: Role): void {
  const { actor } = ctx
  if (actor.kind === 'operator') return
  if (actor.kind !== 'member' || actor.workspaceId !== workspaceId) throw new Problem('not_found')
  if (actor.removed || roles.indexOf(actor.role) < roles.indexOf(least)) throw new Problem('forbidden')
  if (actor.frozen) throw new Problem('workspace_frozen')
}

export function permitOperator(ctx: Ctx): void {
  if (ctx.actor.kind !== 'operator') throw new Problem('not_found')
}

export function permitSystem(ctx: Ctx): void {
  if (ctx.actor.kind !== 'system') throw new Problem('not_found')
}

export function permitUser(ctx: Ctx): UserActor {
  if (ctx.actor.kind !== 'user') throw new Problem('not_found')
  return ctx.actor
}

/** Returns a query filter that excludes the rows of workspaces that the actor cannot see. */
export function visible(actor: Actor): { workspaceId?: string } {
  if (actor.kind === 'operator' || actor.kind === 'system') return {}
  if (actor.kind === 'user' || actor.kind === 'visitor') throw new Problem('not_found')
  return { workspaceId: actor.workspaceId }
}
