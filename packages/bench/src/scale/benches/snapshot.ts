import { startPostgres } from '@adcopy/local-stack'
import pg from 'pg'
import type { Bench, Figures } from '../../bench.ts'
import { runJobs } from '../run-jobs.ts'
import { createSizedDatabase } from '../sized-database.ts'

const parts = 5

export const bench: Bench = {
  name: 'snapshot',
  ratios: [],
  cold: true,
  once: true,
  seconds: 600,
  async open() {
    const postgres = await startPostgres()
    const database = await createSizedDatabase(postgres.url, 'held', { terminal: 10_000, open: 1_000 })
    const holder = new pg.Client({ connectionString: postgres.url.replace(/[^/]*$/, 'held') })
    await holder.connect()
    const run = (seconds: number): Promise<Figures> => runJobs(database, seconds / parts)
    const held = Array.from({ length: parts }, (_, index) => [
      index === parts - 1 ? 'held, last fifth' : `held, fifth ${index + 1}`,
      async (seconds: number) => {
        if (index === 0) await holder.query('begin isolation level repeatable read; select from job limit 1')
        const figures = await run(seconds)
        if (index === parts - 1) await holder.query('commit')
        return figures
      },
    ])
    return {
      sides: { before: run, ...Object.fromEntries(held), after: run },
      async close() {
        await holder.end()
        await Promise.all([database.core.close(), database.admin.end()])
        await postgres.stop()
      },
    }
  },
}
