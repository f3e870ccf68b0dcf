import { permitOn } from '../access/permit-on.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

export async function removeAvatar({ ctx, input }: Call<{ avatarId: string }>): Promise<void> {
  const { avatarId: id } = input
  const workspaceId = await permitOn(ctx, 'avatar', id, 'editor')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const { count } = await tx.avatar.deleteMany({ where: { id, workspaceId } })
    if (count === 0) throw new Problem('not_found')
    await refreshSnapshot(tx, workspaceId)
    await audit(tx, ctx.actor, { workspaceId, action: 'avatar.remove', target: id })
  })
}
