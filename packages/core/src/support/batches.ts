import { AsyncLocalStorage } from 'node:async_hooks'

export const keysMax = 64
/** If a statement takes longer than this, the next statement starts without waiting for it. */
const patienceMs = 50

const runHere = <T>(work: () => T) => work()

interface Waiting<Key, Row> {
  key: Key
  group: string | undefined
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
  /**
   * Runs a function in the async context of this call. Each statement runs in the context of the caller
   * that has waited longest, so that the statement is part of that caller's trace.
   */
  inContext: <T>(work: () => T) => T
}

export interface BatchOptions<Key> {
  /** Maximum number of keys of a statement that starts after a slow one. */
  overdueMax?: number
  /** A statement contains no key of a group that a running statement also contains. */
  groupOf?: (key: Key) => string
}

/**
 * Combines concurrent calls into a few statements. If no statement is running, a call starts one immediately. While a
 * statement is running, further calls are collected for the next statement. A call never uses the result of a statement
 * that was already running, because the result could be out of date. `run` executes a statement, which may write, and sets
 * the `position` of each row to the index of its key.
 */
export function createBatches<Key, Row extends { position: number }>(
  run: (keys: readonly Key[]) => Promise<readonly Row[]>,
  { overdueMax = Infinity, groupOf }: BatchOptions<Key> = {},
): (key: Key) => Promise<Row | undefined> {
  let waiting: Array<Waiting<Key, Row>> = []
  let running = false
  const busy = new Set<string | undefined>()

  function start(max: number): void {
    if (running) return
    const batch = waiting.filter(({ group }) => !busy.has(group)).slice(0, max)
    if (batch[0] === undefined) return
    const taken = new Set(batch)
    waiting = waiting.filter((each) => !taken.has(each))
    batch[0].inContext(() => void execute(batch))
  }

  async function execute(batch: ReadonlyArray<Waiting<Key, Row>>): Promise<void> {
    const groups = batch.flatMap(({ group }) => group ?? [])
    for (const group of groups) busy.add(group)
    running = true
    let awaited = true
    const moveOn = (max: number) => {
      if (awaited) running = false
      awaited = false
      start(max)
    }
    const timer = setTimeout(() => moveOn(overdueMax), patienceMs)
    try {
      const rows: Array<Row | undefined> = []
      for (const row of await run(batch.map(({ key }) => key))) rows[row.position] = row
      for (const [position, { resolve }] of batch.entries()) resolve(rows[position])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    clearTimeout(timer)
    for (const group of groups) busy.delete(group)
    moveOn(keysMax)
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const group = groupOf?.(key)
      const inContext = running || busy.has(group) ? AsyncLocalStorage.snapshot() : runHere
      waiting.push({ key, group, resolve, reject, inContext })
      start(keysMax)
    })
}
