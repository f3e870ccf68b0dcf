import { openOn, type Bench, type Figures } from '../../bench.ts'
import { runJobs } from '../run-jobs.ts'
import { startSizedServer } from '../sized-database.ts'

const parts = 5

export const bench: Bench = {
  name: 'snapshot',
  ratios: [],
  cold: true,
  once: true,
  seconds: 600,
  open: async () =>
    openOn(await startSizedServer(), async ({ create }) => {
      const database = await create('held', { terminal: 10_000, open: 1_000 })
      const { admin } = database
      const run = (seconds: number): Promise<Figures> => runJobs(database, seconds / parts)
      const held = Array.from({ length: parts }, (_, index) => [
        index === parts - 1 ? 'held, last fifth' : `held, fifth ${index + 1}`,
        async (seconds: number) => {
          if (index === 0) await admin.query('begin isolation level repeatable read; select from job limit 1')
          const figures = await run(seconds)
          if (index === parts - 1) await admin.query('commit')
          return figures
        },
      ])
      return { before: run, ...Object.fromEntries(held), after: run }
    }),
}
