import type pg from 'pg'
import { query } from '../database.ts'

// A cursor holds the id alone: a name may be longer than any URL, as it may be than an index row. Names sort by code point.
const page = {
  name: 'list-offers',
  text: `select id, name from offer where workspace_id = $1 and archived_at is null
     and ($3::text is null or (name collate "C", id) > (select name collate "C", id from offer where workspace_id = $1 and id = $3))
   order by name collate "C", id limit $2`,
}

/** Active offers of a workspace, by name then id, after the offer `afterId` (which may be archived by now). */
export async function listActiveOffers(
  pool: pg.Pool,
  options: { workspaceId: string; itemsMax: number; afterId: string | undefined },
): Promise<Array<{ id: string; name: string }>> {
  return query(pool, page, [options.workspaceId, options.itemsMax, options.afterId ?? null])
}
