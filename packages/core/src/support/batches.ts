const keysMax = 64
/** If a statement takes longer than this, the next statement starts without waiting for it. */
const patienceMs = 50

interface Waiting<Key, Row> {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Combines concurrent look-ups into few statements. If no statement is running, a look-up starts one immediately. While
 * a statement is running, further look-ups are collected for the next statement. A look-up never uses a statement that
 * started before the call, so its result is not older than the call. `read` must set the `position` of each row to the
 * index of its key.
 */
export function createBatches<Key, Row extends { position: number }>(
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
): (key: Key) => Promise<Row | undefined> {
  let waiting: Array<Waiting<Key, Row>> = []
  let running = false

  async function next(): Promise<void> {
    const batch = waiting.slice(0, keysMax)
    waiting = waiting.slice(keysMax)
    running = true
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      running = false
      if (waiting.length > 0) void next()
    }
    const timer = setTimeout(end, patienceMs)
    try {
      const rows: Array<Row | undefined> = []
      for (const row of await read(batch.map(({ key }) => key))) rows[row.position] = row
      for (const [position, { resolve }] of batch.entries()) resolve(rows[position])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    clearTimeout(timer)
    end()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!running) void next()
    })
}
