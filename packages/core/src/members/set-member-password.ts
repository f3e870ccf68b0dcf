import { hashPassword } from 'better-auth/crypto'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { transact } from '../support/transact.ts'
import { findMembership } from './find-membership.ts'

const passwordCharactersMin = 10

/** Sets the password a member signs in with, and ends his sessions. The operator's alone: a user may have workspaces elsewhere. */
export async function setMemberPassword({
  ctx,
  input,
}: Call<{ workspaceId: string; email: string; password: string }>): Promise<void> {
  permitOperator(ctx)
  const { workspaceId, email, password } = input
  if (password.length < passwordCharactersMin) {
    throw invalidRequest({ detail: `a password has at least ${passwordCharactersMin} characters` })
  }
  const hash = await hashPassword(password)
  await transact(ctx.deps, async (tx) => {
    const { userId } = await findMembership(tx, workspaceId, email)
    await tx.account.upsert({
      where: { providerId_accountId: { providerId: 'credential', accountId: userId } },
      update: { password: hash },
      create: { id: newId('user'), providerId: 'credential', accountId: userId, userId, password: hash },
    })
    await tx.session.deleteMany({ where: { userId } })
    await audit(tx, ctx.actor, { workspaceId, action: 'member.password', target: userId })
  })
}
