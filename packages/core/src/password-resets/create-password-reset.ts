import { isId } from '@adcopy/contract'
import { permit, permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { audit, nameOfActor } from '../support/audit.ts'
import { issuePasswordReset, passwordResetUrl } from '../support/issue-password-reset.ts'
import { transact } from '../support/transact.ts'

export interface CreatePasswordReset {
  /** Operators can omit the workspace. */
  workspaceId?: string | undefined
  userId: string
}

/**
 * The link can be used once, expires after an hour and replaces the account's earlier links. An admin may create a link
 * only for another member, and only if the account is used in no other workspace and does not belong to an operator.
 * Otherwise the admin could use the new password to access the other workspaces or the operations area. Operators may
 * create links for all accounts.
 */
export async function createPasswordReset({ ctx, input }: Call<CreatePasswordReset>): Promise<{ url: string }> {
  const { workspaceId, userId } = input
  if (workspaceId === undefined) permitOperator(ctx)
  else permit(ctx, workspaceId, 'admin')
  if (!isId('user', userId)) throw new Problem('not_found')
  const byOperator = ctx.actor.kind === 'operator'
  if (ctx.actor.kind === 'member' && ctx.actor.userId === userId) {
    throw invalidRequest({ detail: 'is your own account: ask another admin or an operator' })
  }
  const secret = await transact(ctx.deps, async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`select 1 from app_user where id = ${userId} for no key update`
    const memberships = await tx.membership.findMany({ where: { userId, removedAt: null } })
    const isMember = memberships.some((membership) => membership.workspaceId === workspaceId)
    if (locked.length === 0 || (workspaceId !== undefined && !isMember)) throw new Problem('not_found')
    const isOperator = (await tx.operator.findUnique({ where: { userId } })) !== null
    if (!byOperator && (memberships.length > 1 || isOperator)) {
      throw invalidRequest({ detail: 'is used outside of this workspace: only an operator can reset the password' })
    }
    const entry = { workspaceId: workspaceId ?? null, action: 'password_reset.create', target: userId }
    await audit(tx, ctx.actor, entry)
    const link = { userId, workspaceId: byOperator ? null : (workspaceId ?? null), createdBy: nameOfActor(ctx.actor) }
    return issuePasswordReset(tx, link)
  })
  return { url: passwordResetUrl(ctx.deps.settings.webOrigin, secret) }
}
