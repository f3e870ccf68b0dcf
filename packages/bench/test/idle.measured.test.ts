import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { cpuMs } from '../src/processes.ts'
import { createJob } from '../src/work/sides.ts'
import { composerWorker, startWorkStack } from '../src/work/work-stack.ts'

const seconds = 15
/** In the first seconds after a process starts, V8 compiles its code. The test must not measure this. */
const settleMs = 10_000

test('an idle api and worker take little of PostgreSQL and of the processor', { timeout: 120_000 }, async () => {
  const stack = await startWorkStack()
  const statistics = new pg.Client({ connectionString: stack.postgres.url })
  try {
    await statistics.connect()
    await statistics.query('alter system set autovacuum = off') // Autovacuum's transactions would be counted, too.
    await statistics.query('select pg_reload_conf()')
    const ours = await stack.startOurs('idle', composerWorker)
    await createJob(ours)
    const open = async () =>
      (await ours.database.query<{ open: number }>('select count(*)::int as open from job_due')).rows
    await expect.poll(open, { timeout: 30_000 }).toEqual([{ open: 0 }])
    await delay(settleMs)

    const spent = async () => {
      const { rows } = await statistics.query<{ transactions: number }>(
        `select (xact_commit + xact_rollback)::int as transactions from pg_stat_database where datname = 'idle'`,
      )
      return [rows[0]?.transactions ?? NaN, cpuMs(ours.pids.api) + cpuMs(ours.pids.worker)] as const
    }
    const before = await spent()
    await delay(seconds * 1_000)
    const after = await spent()
    expect((after[0] - before[0]) / seconds).toBeLessThan(3)
    // The goal is 2 % of a core. The limit is three times as high, because the processes can need several times more
    // processor time while other programs load the machine.
    expect((after[1] - before[1]) / (seconds * 1_000)).toBeLessThan(0.06)
  } finally {
    await statistics.end()
    await stack.close()
  }
})
