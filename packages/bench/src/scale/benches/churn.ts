import { openOn, type Bench, type Figures, type Side } from '../../bench.ts'
import { runJobs } from '../run-jobs.ts'
import { startSizedServer, type SizedDatabase } from '../sized-database.ts'

const size = { terminal: 10_000, open: 1_000 }
const tables = ['job', 'job_due', 'usage']

/** Statements that change the tables' storage parameters after the migrations. */
const parameters: Record<string, string> = {
  migrated: '',
  'room for updates': 'alter table job set (fillfactor = 80); alter table job_due set (fillfactor = 70)',
  'PostgreSQL’s defaults': `
    alter table usage reset (fillfactor); alter table job_due reset (autovacuum_vacuum_scale_factor)`,
}

export const bench: Bench = {
  name: 'churn',
  ratios: [],
  cold: true,
  open: async () =>
    openOn(await startSizedServer(), async ({ create }) => {
      const sides: Record<string, Side> = {}
      for (const [index, [name, statements]] of Object.entries(parameters).entries()) {
        const database = await create(`churn_${index}`, size)
        await database.admin.query(statements)
        for (const table of tables) await database.admin.query(`vacuum (full, analyze) ${table}`)
        sides[name] = (seconds) => churn(database, seconds)
      }
      return sides
    }),
}

interface TableStatistics {
  name: string
  updates: number
  in_place: number
  dead: number
  kib: number
  indexes_kib: number
}

/**
 * Adds measurements of each table to those of {@link runJobs}: the fraction of HOT updates (updates that leave all
 * indexes unchanged), the number of dead rows at the end, and the growth of the table and its indexes in KiB.
 */
async function churn(database: SizedDatabase, seconds: number): Promise<Figures> {
  const before = await statistics(database)
  const figures: Record<string, number> = { ...(await runJobs(database, seconds)) }
  for (const [index, after] of (await statistics(database)).entries()) {
    const { name, updates, in_place, kib, indexes_kib } = before[index]!
    figures[`${name}: HOT`] = (after.in_place - in_place) / (after.updates - updates)
    figures[`${name}: dead`] = after.dead
    figures[`${name}: KiB`] = after.kib - kib
    figures[`${name}: KiB of indexes`] = after.indexes_kib - indexes_kib
  }
  return figures
}

async function statistics({ admin }: SizedDatabase): Promise<TableStatistics[]> {
  const { rows } = await admin.query<TableStatistics>(
    `select relname as name, n_tup_upd::int as updates, n_tup_hot_upd::int as in_place, n_dead_tup::int as dead,
            (pg_relation_size(relid) / 1024)::int as kib, (pg_indexes_size(relid) / 1024)::int as indexes_kib
       from pg_stat_user_tables where relname = any ($1) order by 1`,
    [tables],
  )
  return rows
}
