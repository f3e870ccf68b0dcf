import type { Avatar } from '@adcopy/contract'
import { permitOn } from '../access/permit-on.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { requireVersion } from '../stale-write.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { readClock } from '../support/read-clock.ts'
import { transact } from '../support/transact.ts'
import { avatarVersion, toAvatar } from './avatar.ts'

export interface UpdateAvatar {
  avatarId: string
  avatar: Avatar
  basedOn: string
}

/** Throws {@link StaleWrite} if the stored version is not `basedOn`. */
export async function updateAvatar({ ctx, input }: Call<UpdateAvatar>): Promise<{ version: string }> {
  const { avatarId: id, avatar, basedOn } = input
  const workspaceId = await permitOn(ctx, 'avatar', id, 'editor')
  const { name, description = null, pains = [], desires = [], objections = [] } = avatar
  return transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    const stored = await tx.avatar.findFirst({ where: { id, workspaceId } })
    if (stored === null) throw new Problem('not_found')
    requireVersion(basedOn, avatarVersion(toAvatar(stored)))
    const row = { name, description, pains, desires, objections }
    await tx.avatar.update({ where: { id, workspaceId }, data: { ...row, updatedAt: await readClock(tx) } })
    await refreshSnapshot(tx, workspaceId, avatar, toAvatar(stored))
    await audit(tx, ctx.actor, { workspaceId, action: 'avatar.update', target: id })
    return { version: avatarVersion(toAvatar(row)) }
  })
}
