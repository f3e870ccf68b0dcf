import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

const everyMs = 500

const text = `
  select coalesce(j.id, d.job_id) as id from job j full join job_due d on d.job_id = j.id
   where (d.job_id is not null) is distinct from (j.state in ('queued', 'running'))`

export async function findAstray(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(text)
  return rows.map(({ id }) => id)
}

/** Collects the ids of jobs that are open but not queued, or queued but not open. */
export async function watchQueue(pool: pg.Pool, until: AbortSignal): Promise<ReadonlySet<string>> {
  const astray = new Set<string>()
  while (!until.aborted) {
    // While the database is unreachable, the check is skipped.
    for (const id of await findAstray(pool).catch(() => [])) astray.add(id)
    await delay(everyMs, undefined, { signal: until }).catch(() => undefined)
  }
  return astray
}
