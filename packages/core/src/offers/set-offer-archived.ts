import { permitOn } from '../access/permit-on.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { requireOfferRoom } from './require-offer-room.ts'

export async function setOfferArchived({ ctx, input }: Call<{ offerId: string; archived: boolean }>): Promise<void> {
  const { offerId, archived } = input
  const workspaceId = await permitOn(ctx, 'offer', offerId, 'editor')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const offer = await tx.offer.findFirst({ where: { id: offerId, workspaceId }, select: { archivedAt: true } })
    if (offer === null) throw new Problem('not_found')
    if ((offer.archivedAt !== null) === archived) return
    if (!archived) await requireOfferRoom(tx, workspaceId, offerId)
    await tx.$executeRaw`update offer set archived_at = case when ${archived} then app_now() end where id = ${offerId}`
    const action = archived ? 'offer.archive' : 'offer.restore'
    await audit(tx, ctx.actor, { workspaceId, action, target: offerId })
  })
}
