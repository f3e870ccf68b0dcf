import { isId, type Grounding, type OfferContent } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import { toProfile } from '../brand/brand-profile.ts'
import { gatherGrounding } from '../brand/snapshot.ts'
import type { Call, MemberActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { toOfferContent } from '../offers/offer-version.ts'

export interface GroundingPreview {
  grounding: Grounding | null
  offer: OfferContent | null
  units: { allocation: number | null; used: number; reset_at: Date }
}

/** Throws `not_found` if the offer is unknown or archived, because a new job could not use it. */
export async function previewGrounding({
  ctx,
  input,
}: Call<{ offerId?: string | undefined }, MemberActor>): Promise<GroundingPreview> {
  const { workspaceId, allocation, used, resetAt } = ctx.actor
  permit(ctx, workspaceId, 'viewer')
  const { prisma } = ctx.deps.db
  const profile = await prisma.brandProfile.findUnique({ where: { workspaceId } })
  return {
    grounding: profile === null ? null : await gatherGrounding(prisma, workspaceId, toProfile(profile)),
    offer: input.offerId === undefined ? null : await readOffer(input.offerId),
    units: { allocation, used, reset_at: resetAt },
  }

  async function readOffer(id: string): Promise<OfferContent> {
    const row = isId('offer', id)
      ? await prisma.offer.findFirst({ where: { id, workspaceId, archivedAt: null }, include: { version: true } })
      : null
    if (row === null) throw new Problem('not_found')
    return toOfferContent(row.version.content)
  }
}
