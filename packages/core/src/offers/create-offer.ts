import type { OfferContent } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { writeOfferVersion } from './offer-version.ts'
import { requireOfferRoom } from './require-offer-room.ts'

export async function createOffer({
  ctx,
  input,
}: Call<{ workspaceId: string; offer: OfferContent }>): Promise<{ offer_id: string }> {
  const { workspaceId, offer } = input
  permit(ctx, workspaceId, 'editor')
  const id = newId('offer')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    await requireOfferRoom(tx, workspaceId, id)
    const versionId = await writeOfferVersion(tx, { workspaceId, offerId: id, offer })
    await tx.offer.create({ data: { id, workspaceId, name: offer.name, versionId } })
    await audit(tx, ctx.actor, { workspaceId, action: 'offer.create', target: id })
  })
  return { offer_id: id }
}
