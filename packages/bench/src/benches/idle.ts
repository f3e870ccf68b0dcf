import { readStackFile, startDemoStack } from '@adcopy/local-stack'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Bench, Ratio } from '../bench.ts'
import { cpuMs } from '../processes.ts'

const ours = 'stack'
const programs = ['api', 'web', 'worker', 'postgres', 'temporal'] as const
/** In the first seconds after a process starts, V8 compiles its code. */
const settleMs = 10_000

const bound = (what: string, figure: string, atMost: number): Ratio => ({
  id: 'idle',
  what,
  ours,
  figure,
  goal: { atMost },
  before: '',
})

/** A local stack that has processed its jobs. `…Percent` is the processor time of a program in percent of one core. */
export const bench: Bench = {
  name: 'idle',
  ratios: [
    bound('transactions per second in PostgreSQL, of api, web and worker', 'transactions', 3),
    bound('processor time of api, web and worker in percent of a core', 'programsPercent', 2),
  ],
  cold: true,
  seconds: 15,
  async open() {
    const stack = await startDemoStack(mkdtempSync(join(tmpdir(), 'ad-copy-idle-')))
    const database = new URL(stack.ownerUrl)
    const name = database.pathname.slice(1)
    database.pathname = '/postgres' // This session's own transactions must not be counted.
    const statistics = new pg.Client({ connectionString: database.href })
    try {
      await statistics.connect()
      await statistics.query('alter system set autovacuum = off') // Autovacuum's transactions would be counted, too.
      await statistics.query('select pg_reload_conf()')
    } catch (error) {
      await close()
      throw error
    }
    await delay(settleMs)
    return { sides: { [ours]: rate }, close }

    async function rate(seconds: number) {
      const before: Record<string, number> = await spent()
      await delay(seconds * 1_000)
      const after = Object.entries(await spent())
      const per = (figure: string) => (figure.endsWith('Percent') ? seconds * 10 : seconds)
      const figures = after.map(([figure, value]) => [figure, (value - (before[figure] ?? NaN)) / per(figure)] as const)
      const shares = Object.fromEntries(figures)
      const programsPercent =
        (shares['apiPercent'] ?? NaN) + (shares['webPercent'] ?? NaN) + (shares['workerPercent'] ?? NaN)
      return { ...shares, programsPercent }
    }

    async function spent() {
      const { rows } = await statistics.query<{ transactions: number }>(
        'select (xact_commit + xact_rollback)::int as transactions from pg_stat_database where datname = $1',
        [name],
      )
      const pids = readStackFile(stack.layout.stackFile)?.pids
      const cpu = programs.map((program) => [`${program}Percent`, cpuMs(pids?.[program] ?? NaN)] as const)
      return { transactions: rows[0]?.transactions ?? NaN, ...Object.fromEntries(cpu) }
    }

    async function close() {
      try {
        await statistics.end()
      } finally {
        await stack.stop()
      }
    }
  },
}
