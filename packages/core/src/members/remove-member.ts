import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { keepAnAdmin } from '../support/keep-an-admin.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { findMembership } from './find-membership.ts'

/**
 * The last admin cannot be removed. The membership's row stays in the database, so that requests with the member's
 * tokens get `forbidden`.
 */
export async function removeMember({ ctx, input }: Call<{ workspaceId: string; email: string }>): Promise<void> {
  const { workspaceId, email } = input
  permit(ctx, workspaceId, 'admin')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const membership = await findMembership(tx, workspaceId, email)
    await keepAnAdmin(tx, workspaceId, membership.id)
    await tx.$executeRaw`update membership set removed_at = app_now() where id = ${membership.id}`
    await audit(tx, ctx.actor, { workspaceId, action: 'member.remove', target: membership.userId })
  })
}
