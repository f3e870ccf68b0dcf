import { isId, type OfferContent } from '@adcopy/contract'
import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { toOfferContent } from './offer-version.ts'

export interface OfferView {
  offer_id: string
  archived: boolean
  content: OfferContent
  version: string
}

export async function readOffer({ ctx, input }: Call<{ offerId: string }>): Promise<OfferView> {
  const where = { id: input.offerId, ...visible(ctx.actor) }
  const row = isId('offer', input.offerId)
    ? await ctx.deps.db.prisma.offer.findFirst({ where, include: { version: true } })
    : null
  if (row === null) throw new Problem('not_found')
  permit(ctx, row.workspaceId, 'viewer')
  const content = toOfferContent(row.version.content)
  return { offer_id: row.id, archived: row.archivedAt !== null, content, version: row.versionId }
}
