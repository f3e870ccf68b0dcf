import { passwordSchema } from '@adcopy/contract'
import { hashPassword } from 'better-auth/crypto'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { parse } from '../support/parse.ts'
import { replacePassword } from '../support/replace-password.ts'
import { transact } from '../support/transact.ts'
import { findMembership } from './find-membership.ts'

/**
 * Ends the member's sessions and deletes their unused link for a new password. Only operators may do this, because the
 * account may belong to other workspaces too.
 */
export async function setMemberPassword({
  ctx,
  input,
}: Call<{ workspaceId: string; email: string; password: string }>): Promise<void> {
  permitOperator(ctx)
  const { workspaceId, email } = input
  const hash = await hashPassword(parse(passwordSchema, input.password, 'password'))
  const sessions = await transact(ctx.deps, async (tx) => {
    const { userId } = await findMembership(tx, workspaceId, email)
    await tx.passwordReset.deleteMany({ where: { userId, usedAt: null } })
    const ended = await replacePassword(tx, userId, hash)
    const details = { sessions: ended }
    await audit(tx, ctx.actor, { workspaceId, action: 'member.password', target: userId, details })
    return ended
  })
  ctx.deps.observe({ kind: 'session_ended', sessions })
}
