import type pg from 'pg'
import { query } from '../database.ts'

export interface ActiveOfferRow {
  id: string
  name: string
  version_id: string
}

// A cursor contains the version id instead of the name, because a name may be too long for a URL. A version never
// changes, so its id determines where the next page starts, even after the offer is renamed.
const page = {
  name: 'list-offers',
  text: `select id, name, version_id from offer where workspace_id = $1 and archived_at is null
     and ($3::text is null or (name collate "C", id) >
       (select (content ->> 'name') collate "C", offer_id from offer_version where workspace_id = $1 and id = $3))
   order by name collate "C", id limit $2`,
}

/**
 * Sorts by name, then id. Names are compared by code point. With `afterVersionId`, the page starts after the name and
 * offer id of that version.
 */
export async function listActiveOffers(
  pool: pg.Pool,
  options: { workspaceId: string; itemsMax: number; afterVersionId: string | undefined },
): Promise<ActiveOfferRow[]> {
  return query(pool, page, [options.workspaceId, options.itemsMax, options.afterVersionId ?? null])
}
