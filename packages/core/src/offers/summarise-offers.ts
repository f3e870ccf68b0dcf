import { limits } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'

export interface OfferSummary {
  offer_id: string
  name: string
  /** The first 200 characters of the price; null if the offer has no price or is too large for any job. */
  price: string | null
  archived: boolean
  /** In UTF-8 bytes. The size counts towards the total size limit for creating a job. */
  bytes: number
}

/**
 * Includes the offers that were archived last, at most `archivedOffersListedMax`. Names and prices are truncated to 200
 * characters, because a price can be up to 1 MiB long.
 */
export async function summariseOffers({ ctx, input }: Call<{ workspaceId: string }>): Promise<OfferSummary[]> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  // For a join, PostgreSQL could read all versions of the workspace once for each offer.
  return ctx.deps.db.prisma.$queryRaw<OfferSummary[]>`
    select o.id as offer_id, left(o.name, 200) as name, v.total_bytes as bytes,
           case when v.total_bytes <= ${limits.groundingTotalBytesMax} then left(v.content ->> 'price', 200) end as price,
           o.archived_at is not null as archived
      from offer o cross join lateral (
             select total_bytes, content from offer_version where workspace_id = o.workspace_id and id = o.version_id limit 1) v
     where o.workspace_id = ${workspaceId} and (o.archived_at is null or o.id in (
             select id from offer where workspace_id = ${workspaceId} and archived_at is not null
              order by archived_at desc, id limit ${limits.archivedOffersListedMax}))
     order by lower(o.name), o.id`
}
