import { verbs, type Backlog, type Core } from '@adcopy/core'
import { Gauge, type Registry } from 'prom-client'

const freshMs = 2_000

/**
 * The backlog as the database has it, and the pool of this process. Every process that serves figures tells the backlog,
 * so that it stays visible while no worker runs: take the largest, not the sum. When the database does not answer, its
 * gauge falls to 0 and the ages disappear instead of standing still.
 */
export function createDatabaseMetrics(registry: Registry, core: Core): void {
  // First: what is collected next asks the pool itself.
  createPoolMetrics(registry, core)
  const read = cached(() => verbs.readBacklog({ ctx: core.as({ kind: 'system' }), input: {} }), freshMs)
  const add = (name: string, help: string, valueOf: (found: Backlog) => number | undefined) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.remove()
          const value = await read().then(valueOf, () => undefined)
          if (value !== undefined) this.set(value)
        },
      }),
    )
  add('adcopy_backlog_waiting_jobs', 'Jobs accepted for which no workflow was started.', (found) => found.waiting)
  add('adcopy_backlog_started_jobs', 'Jobs with a workflow and no end.', (found) => found.started)
  add(
    'adcopy_backlog_oldest_waiting_seconds',
    'Since the longest waiting of the jobs without a workflow was accepted; 0 when none waits.',
    (found) => Math.max(0, found.oldestWaitingSeconds ?? 0),
  )
  add('adcopy_backlog_oldest_seconds', 'Since the oldest open job was accepted; 0 when none is open.', (found) =>
    Math.max(0, found.oldestSeconds ?? 0),
  )
  add(
    'adcopy_backlog_deadline_seconds',
    'Until the first published deadline of an open job; absent when none is open.',
    (found) => found.deadlineSeconds ?? undefined,
  )
  registry.registerMetric(
    new Gauge({
      name: 'adcopy_database_up',
      help: 'Whether the last look at the backlog was answered.',
      registers: [],
      async collect() {
        const up = await read().then(
          () => 1,
          () => 0,
        )
        this.set(up)
      },
    }),
  )
}

function createPoolMetrics(registry: Registry, { deps }: Core): void {
  const { pool } = deps.db
  const add = (name: string, help: string, value: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value())
        },
      }),
    )
  add(
    'adcopy_database_pool_busy_connections',
    'Connections that a statement has.',
    () => pool.totalCount - pool.idleCount,
  )
  add('adcopy_database_pool_idle_connections', 'Connections that none has.', () => pool.idleCount)
  add('adcopy_database_pool_max_connections', 'Connections at most.', () => pool.options.max)
  add('adcopy_database_pool_waiting_statements', 'Statements that wait for a connection.', () => pool.waitingCount)
}

/** The same answer for a while, so that many scrapers cost one query; one that failed is asked for again. */
function cached<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | undefined
  return () => {
    if (kept === undefined || performance.now() - kept.at > ms) {
      const answer = ask()
      kept = { at: performance.now(), answer }
      answer.catch(() => (kept = undefined))
    }
    return kept.answer
  }
}
