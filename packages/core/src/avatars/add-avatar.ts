import type { Avatar } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

export async function addAvatar({
  ctx,
  input,
}: Call<{ workspaceId: string; avatar: Avatar }>): Promise<{ avatar_id: string }> {
  const { workspaceId, avatar } = input
  permit(ctx, workspaceId, 'editor')
  const id = newId('avatar')
  const { name, description = null, pains = [], desires = [], objections = [] } = avatar
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await tx.avatar.create({ data: { id, workspaceId, name, description, pains, desires, objections } })
    await refreshSnapshot(tx, workspaceId)
    await audit(tx, ctx.actor, { workspaceId, action: 'avatar.add', target: id })
  })
  return { avatar_id: id }
}
