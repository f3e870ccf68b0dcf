const keysMax = 64
/** A statement that takes longer no longer delays the next one. */
const patienceMs = 50

interface Waiting<Key, Row> {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Joins concurrent look-ups into few statements. An idle process looks a key up at once; while a statement runs, further keys
 * collect for the next one. No result is older than its call. `read` returns the rows with the positions of their keys.
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
