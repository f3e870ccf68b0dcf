import { verbs, type Core } from '@adcopy/core'
import { Gauge, type Registry } from 'prom-client'

const freshMs = 2_000

type Backlog = Awaited<ReturnType<typeof verbs.readBacklog>>

/**
 * Every process reports the same backlog, so that it is visible even if no worker runs. Prometheus queries must
 * therefore take the maximum over processes, not the sum. If the database does not respond, `adcopy_database_up` is 0
 * and the backlog gauges have no value.
 */
export function createDatabaseMetrics(registry: Registry, core: Core): void {
  const add = (name: string, help: string, read: () => Promise<number | undefined> | number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.remove()
          const value = await read()
          if (value !== undefined) this.set(value)
        },
      }),
    )
  const ask = cached(() => verbs.readBacklog({ ctx: core.as({ kind: 'system' }), input: {} }), freshMs)
  const of = (valueOf: (found: Backlog) => number | undefined) => () => ask().then(valueOf, () => undefined)
  const seconds = (since: number | null) => Math.max(0, since ?? 0)
  const use = () => core.poolUse()
  // The pool is measured before the backlog, so that the connection that reads the backlog is not counted.
  add('adcopy_database_pool_busy_connections', 'Connections that run a statement.', () => use().busy)
  add('adcopy_database_pool_idle_connections', 'Idle connections.', () => use().idle)
  add('adcopy_database_pool_max_connections', 'Size limit of the pool.', () => use().max)
  add('adcopy_database_pool_waiting_statements', 'Statements that wait for a connection.', () => use().waiting)
  add(
    'adcopy_backlog_waiting_jobs',
    'Accepted jobs whose workflow was not started yet.',
    of((found) => found.waiting),
  )
  add(
    'adcopy_backlog_started_jobs',
    'Jobs with a workflow that have not ended.',
    of((found) => found.started),
  )
  add(
    'adcopy_backlog_oldest_waiting_seconds',
    'Time since the oldest job without a workflow was accepted; 0 when none waits.',
    of((found) => seconds(found.oldest_waiting_seconds)),
  )
  add(
    'adcopy_backlog_oldest_seconds',
    'Time since the oldest open job was accepted; 0 when none is open.',
    of((found) => seconds(found.oldest_seconds)),
  )
  add(
    'adcopy_backlog_deadline_seconds',
    'Time until the first deadline of an open job; absent when none is open.',
    of((found) => found.deadline_seconds ?? undefined),
  )
  add('adcopy_database_up', 'Whether the last read of the backlog succeeded.', () =>
    ask().then(
      () => 1,
      () => 0,
    ),
  )
}

/** Several scrapers cause only one query. A failed result is not cached. */
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
