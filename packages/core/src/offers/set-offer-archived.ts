import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { requireOfferRoom } from './require-offer-room.ts'

export async function setOfferArchived({ ctx, input }: Call<{ offerId: string; archived: boolean }>): Promise<void> {
  const { offerId, archived } = input
  await transact(ctx.deps, async (tx) => {
    const offer = await tx.offer.findFirst({ where: { id: offerId, ...visible(ctx.actor) } })
    if (offer === null) throw new Problem('not_found')
    const { workspaceId } = offer
    permit(ctx, workspaceId, 'editor')
    await lockWorkspace(tx, workspaceId)
    if (!archived && offer.archivedAt !== null) await requireOfferRoom(tx, workspaceId, offerId)
    await tx.$executeRaw`
      update offer set archived_at = case when ${archived} then coalesce(archived_at, app_now()) end where id = ${offerId}`
    const action = archived ? 'offer.archive' : 'offer.restore'
    await audit(tx, ctx.actor, { workspaceId, action, target: offerId })
  })
}
