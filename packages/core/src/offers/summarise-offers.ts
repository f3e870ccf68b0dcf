import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'

export interface OfferSummary {
  offer_id: string
  /** Its first 200 characters. */
  name: string
  /** Its first 200 characters; null if there is no price. */
  price: string | null
  archived: boolean
  /** The offer's size in UTF-8 bytes, as the grounding limits count it. */
  bytes: number
}

/** Summarises every offer of a workspace, by name, including archived ones. Texts are cut: names and prices may have 1 MiB. */
export async function summariseOffers({ ctx, input }: Call<{ workspaceId: string }>): Promise<OfferSummary[]> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  return ctx.deps.db.prisma.$queryRaw<OfferSummary[]>`
    select o.id as offer_id, left(o.name, 200) as name, left(v.content ->> 'price', 200) as price,
           o.archived_at is not null as archived, v.total_bytes as bytes
      from offer o join offer_version v on (v.workspace_id, v.id) = (o.workspace_id, o.version_id)
     where o.workspace_id = ${workspaceId}
     order by lower(o.name), o.id`
}
