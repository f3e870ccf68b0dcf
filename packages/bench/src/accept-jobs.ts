import type pg from 'pg'

/**
 * Each job updates the workspace's usage row, and an update becomes slower the more versions of the row the transaction
 * has created.
 */
const jobsAtOnce = 100

/** Afterwards analyzes all tables, because sessions would otherwise keep plans that were made for smaller tables. */
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
