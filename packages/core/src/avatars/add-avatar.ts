import { limits, type Avatar } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
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
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    if ((await tx.avatar.count({ where: { workspaceId } })) >= limits.avatarsMax)
      throw invalidRequest({ detail: `A workspace has at most ${limits.avatarsMax} avatars. Remove one first.` })
    await tx.avatar.create({ data: { id, workspaceId, name, description, pains, desires, objections } })
    await refreshSnapshot(tx, workspaceId, avatar)
    await audit(tx, ctx.actor, { workspaceId, action: 'avatar.add', target: id })
  })
  return { avatar_id: id }
}
