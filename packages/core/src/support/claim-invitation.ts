import type { Role } from '@adcopy/contract'
import { Problem } from '../problem.ts'
import { audit } from './audit.ts'
import { newId } from './ids.ts'
import { lockWorkspace } from './lock-workspace.ts'
import { openInvitation } from './open-links.ts'
import { requireMemberRoom } from './require-member-room.ts'
import type { Transaction } from './transact.ts'

/** The workspace lock ensures that only one of two concurrent uses succeeds. */
export async function claimInvitation(
  tx: Transaction,
  hash: Buffer,
  userId: string,
): Promise<{ workspace_id: string }> {
  const found = await tx.invitation.findUnique({ where: { hash: new Uint8Array(hash) }, select: { workspaceId: true } })
  if (found === null) throw new Problem('not_found')
  const { workspaceId } = found
  await lockWorkspace(tx, workspaceId)
  await requireMemberRoom(tx, workspaceId)
  const [claimed] = await tx.$queryRaw<Array<{ role: Role }>>`
    update invitation set used_at = app_now(), used_by = ${userId} where hash = ${hash} and ${openInvitation} returning role`
  if (claimed === undefined) throw new Problem('not_found')
  const { role } = claimed
  await tx.membership.create({ data: { id: newId('membership'), workspaceId, userId, role } })
  const details = { role }
  await audit(tx, { kind: 'user', userId }, { workspaceId, action: 'invitation.accept', target: userId, details })
  return { workspace_id: workspaceId }
}
