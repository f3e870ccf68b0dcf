import type { OfferContent } from '@adcopy/contract'
import { permitOn } from '../access/permit-on.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { requireVersion } from '../stale-write.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { writeOfferVersion } from './offer-version.ts'

export interface UpdateOffer {
  offerId: string
  offer: OfferContent
  basedOn: string
}

/** Throws {@link StaleWrite} if the stored version is not `basedOn`. Accepted jobs keep the old version. */
export async function updateOffer({ ctx, input }: Call<UpdateOffer>): Promise<{ version: string }> {
  const { offerId, offer, basedOn } = input
  const workspaceId = await permitOn(ctx, 'offer', offerId, 'editor')
  return transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    const stored = await tx.offer.findFirst({ where: { id: offerId, workspaceId }, select: { versionId: true } })
    if (stored === null) throw new Problem('not_found')
    requireVersion(basedOn, stored.versionId)
    const version = await writeOfferVersion(tx, { workspaceId, offerId, offer })
    await tx.offer.update({ where: { id: offerId, workspaceId }, data: { name: offer.name, versionId: version } })
    await audit(tx, ctx.actor, { workspaceId, action: 'offer.update', target: offerId })
    return { version }
  })
}
