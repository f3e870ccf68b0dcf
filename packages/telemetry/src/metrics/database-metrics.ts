import { verbs, type Backlog, type Core, type PoolUse } from '@adcopy/core'
import { Gauge, type Registry } from 'prom-client'

const freshMs = 2_000

/**
 * Creates gauges for the backlog in the database and for the pool of this process. Every process reports the same
 * backlog, so that it is visible even if no worker runs. Prometheus queries must therefore take the maximum over
 * processes, not the sum. If the database does not respond, `adcopy_database_up` is 0 and the backlog gauges have no
 * value.
 */
export function createDatabaseMetrics(registry: Registry, core: Core): void {
  // The pool metrics are registered first, so that they do not count the connection that reads the backlog.
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
  add('adcopy_backlog_waiting_jobs', 'Accepted jobs whose workflow was not started yet.', (found) => found.waiting)
  add('adcopy_backlog_started_jobs', 'Jobs with a workflow that have not ended.', (found) => found.started)
  add(
    'adcopy_backlog_oldest_waiting_seconds',
    'Time since the oldest job without a workflow was accepted; 0 when none waits.',
    (found) => Math.max(0, found.oldestWaitingSeconds ?? 0),
  )
  add('adcopy_backlog_oldest_seconds', 'Time since the oldest open job was accepted; 0 when none is open.', (found) =>
    Math.max(0, found.oldestSeconds ?? 0),
  )
  add(
    'adcopy_backlog_deadline_seconds',
    'Time until the first deadline of an open job; absent when none is open.',
    (found) => found.deadlineSeconds ?? undefined,
  )
  registry.registerMetric(
    new Gauge({
      name: 'adcopy_database_up',
      help: 'Whether the last read of the backlog succeeded.',
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

function createPoolMetrics(registry: Registry, core: Core): void {
  const add = (name: string, help: string, value: (use: PoolUse) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value(core.poolUse()))
        },
      }),
    )
  add('adcopy_database_pool_busy_connections', 'Connections that run a statement.', ({ busy }) => busy)
  add('adcopy_database_pool_idle_connections', 'Idle connections.', ({ idle }) => idle)
  add('adcopy_database_pool_max_connections', 'Size limit of the pool.', ({ max }) => max)
  add('adcopy_database_pool_waiting_statements', 'Statements that wait for a connection.', ({ waiting }) => waiting)
}

/** Caches the result for `ms`, so that several scrapers cause only one query. A failed result is not cached. */
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
