import type { Role } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { keepAnAdmin } from '../support/keep-an-admin.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { findMembership } from './find-membership.ts'

/**
 * The new role applies from the member's next request, including requests with API tokens. The last admin's role cannot
 * be changed.
 */
export async function setMemberRole({
  ctx,
  input,
}: Call<{ workspaceId: string; email: string; role: Role }>): Promise<void> {
  const { workspaceId, email, role } = input
  permit(ctx, workspaceId, 'admin')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const membership = await findMembership(tx, workspaceId, email)
    if (role !== 'admin') await keepAnAdmin(tx, workspaceId, membership.id)
    await tx.membership.update({ where: { id: membership.id }, data: { role } })
    await audit(tx, ctx.actor, { workspaceId, action: 'member.set', target: membership.userId, details: { role } })
  })
}
