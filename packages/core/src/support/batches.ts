import { AsyncResource } from 'node:async_hooks'

/** Maximum number of keys of a statement. */
export const keysMax = 64
/** If a statement takes longer than this, the next statement starts without waiting for it. */
const patienceMs = 50

interface Waiting<Key, Row> {
  key: Key
  group: string
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
  /**
   * The async context of this call, unless it starts its statement itself. Each statement runs in the context of the
   * caller that has waited longest, so that the statement is part of that caller's trace.
   */
  context: AsyncResource | undefined
}

/** No two running statements contain keys of the same group. */
export interface Grouping<Key> {
  groupOf: (key: Key) => string
  /** Groups that share no statement with other groups. Their statements and those of the others do not wait for each other. */
  apart: { has: (group: string) => boolean }
  /** Maximum number of running statements of such groups. */
  apartMax: number
}

/**
 * Combines concurrent calls into a few statements. If no statement is running, a call starts one immediately. While a
 * statement is running, further calls are collected for the next statement. A call never uses the result of a statement
 * that was already running, because the result could be out of date. `run` executes a statement, which may write, and sets
 * the `position` of each row to the index of its key. After a slow statement, the next one contains all waiting keys,
 * unless they have groups.
 */
export function createBatches<Key, Row extends { position: number }>(
  run: (keys: readonly Key[]) => Promise<readonly Row[]>,
  grouping?: Grouping<Key>,
): (key: Key) => Promise<Row | undefined> {
  const { apart = new Set<string>(), apartMax = 0 } = grouping ?? {}
  const overdueMax = grouping === undefined ? Infinity : keysMax
  const busy = new Set<string>()
  let waiting: Array<Waiting<Key, Row>> = []
  let running = false
  let apartRunning = 0

  function start(max = keysMax): void {
    if (!running) launch(({ group }) => !apart.has(group), max, executeShared)
    if (apartRunning === apartMax) return
    const first = waiting.find(({ group }) => apart.has(group) && !busy.has(group))
    if (first === undefined) return
    launch(({ group }) => group === first.group, keysMax, executeApart)
    start(max)
  }

  function launch(
    wanted: (each: Waiting<Key, Row>) => boolean,
    max: number,
    work: (batch: ReadonlyArray<Waiting<Key, Row>>) => Promise<void>,
  ): void {
    const batch = waiting.filter((each) => !busy.has(each.group) && wanted(each)).slice(0, max)
    const taken = new Set(batch)
    waiting = waiting.filter((each) => !taken.has(each))
    const [first] = batch
    if (first === undefined) return
    if (first.context === undefined) void work(batch)
    else first.context.runInAsyncScope(() => void work(batch))
  }

  async function executeShared(batch: ReadonlyArray<Waiting<Key, Row>>): Promise<void> {
    running = true
    let awaited = true
    const moveOn = (max?: number) => {
      if (awaited) running = false
      awaited = false
      start(max)
    }
    // `setImmediate` lets a blocked event loop read a result that has arrived, before the statement counts as slow.
    const timer = setTimeout(() => setImmediate(() => awaited && moveOn(overdueMax)), patienceMs)
    await execute(batch)
    clearTimeout(timer)
    moveOn()
  }

  async function executeApart(batch: ReadonlyArray<Waiting<Key, Row>>): Promise<void> {
    apartRunning += 1
    await execute(batch)
    apartRunning -= 1
    start()
  }

  async function execute(batch: ReadonlyArray<Waiting<Key, Row>>): Promise<void> {
    const groups = grouping === undefined ? [] : batch.map(({ group }) => group)
    for (const group of groups) busy.add(group)
    try {
      const rows: Array<Row | undefined> = []
      for (const row of await run(batch.map(({ key }) => key))) rows[row.position] = row
      for (const [position, { resolve }] of batch.entries()) resolve(rows[position])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    await Promise.resolve() // first, callers that repeat their call join the next statement
    for (const group of groups) busy.delete(group)
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const group = grouping?.groupOf(key) ?? ''
      const waits = running || apartRunning > 0 || waiting.length > 0 || busy.has(group)
      // `AsyncLocalStorage.snapshot()` takes several times as long and leaves much more garbage.
      const context = waits ? new AsyncResource('batch') : undefined
      waiting.push({ key, group, resolve, reject, context })
      if (!running || apart.has(group)) start()
    })
}
