import type pg from 'pg'

/**
 * Jobs per workspace and transaction. Each job updates the workspace's usage row, and each update leaves a version of
 * the row that slows down later updates in the same transaction.
 */
const jobsAtOnce = 100

/** Finally vacuums and analyzes all tables, because sessions would otherwise keep plans made for smaller tables. */
export async function acceptJobs(database: pg.Pool | pg.Client, jobsPerWorkspace: number): Promise<void> {
  for (let first = 1; first <= jobsPerWorkspace; first += jobsAtOnce) {
    await database.query(
      `select accept_job(w.id, 'acg_' || w.id || n, n::text, array['\\x5f'::bytea], 'facebook', 'unaware', 'medium', 'brief', null,
                         16384, 131072, interval '1 day', null)
         from workspace w, generate_series($1::int, $2::int) n`,
      [first, Math.min(jobsPerWorkspace, first + jobsAtOnce - 1)],
    )
  }
  await database.query('vacuum analyze')
}
