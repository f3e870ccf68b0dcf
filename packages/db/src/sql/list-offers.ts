import type pg from 'pg'
import { query } from '../database.ts'

export interface ActiveOfferRow {
  id: string
  name: string
  version_id: string
}

// A cursor holds the version alone: a name may be longer than any URL, as it may be than an index row, and the version keeps
// the place in the order though its offer is renamed. Names sort by code point.
const page = {
  name: 'list-offers',
  text: `select id, name, version_id from offer where workspace_id = $1 and archived_at is null
     and ($3::text is null or (name collate "C", id) >
       (select (content ->> 'name') collate "C", offer_id from offer_version where workspace_id = $1 and id = $3))
   order by name collate "C", id limit $2`,
}

/** Active offers of a workspace, by name then id, after the place of a version (whose offer may have moved on by now). */
export async function listActiveOffers(
  pool: pg.Pool,
  options: { workspaceId: string; itemsMax: number; afterVersionId: string | undefined },
): Promise<ActiveOfferRow[]> {
  return query(pool, page, [options.workspaceId, options.itemsMax, options.afterVersionId ?? null])
}
