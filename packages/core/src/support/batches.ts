import { AsyncLocalStorage } from 'node:async_hooks'

const keysMax = 64
/** If a statement takes longer than this, the next statement starts without waiting for it. */
const patienceMs = 50

const runHere = <T>(work: () => T) => work()

interface Waiting<Key, Row> {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
  /**
   * Runs a function in the async context of this call. Each statement runs in the context of the caller
   * that has waited longest, so that the statement is part of that caller's trace.
   */
  inContext: <T>(work: () => T) => T
}

/**
 * Combines concurrent calls into a few statements. If no statement is running, a call starts one immediately. While a
 * statement is running, further calls are collected for the next statement. A call never uses the result of a statement
 * that was already running, because the result could be out of date. `run` executes a statement, which may write, and sets
 * the `position` of each row to the index of its key. After a slow statement, the next one takes at most `overdueMax` keys.
 */
export function createBatches<Key, Row extends { position: number }>(
  run: (keys: readonly Key[]) => Promise<readonly Row[]>,
  overdueMax = Infinity,
): (key: Key) => Promise<Row | undefined> {
  const waiting: Array<Waiting<Key, Row>> = []
  let running = false

  async function next(max: number): Promise<void> {
    const batch = waiting.splice(0, max)
    running = true
    let ended = false
    const end = (nextMax: number) => {
      if (ended) return
      ended = true
      running = false
      waiting[0]?.inContext(() => void next(nextMax))
    }
    // If this statement is slow, the next one starts without waiting for it.
    const timer = setTimeout(() => end(overdueMax), patienceMs)
    try {
      const rows: Array<Row | undefined> = []
      for (const row of await run(batch.map(({ key }) => key))) rows[row.position] = row
      for (const [position, { resolve }] of batch.entries()) resolve(rows[position])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    clearTimeout(timer)
    end(keysMax)
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const inContext = running ? AsyncLocalStorage.snapshot() : runHere
      waiting.push({ key, resolve, reject, inContext })
      if (!running) void next(keysMax)
    })
}
