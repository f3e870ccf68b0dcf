/** No place in a lane within the time allowed. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

/** Runs work with at most so many at once per key; the others wait their turn, in order. */
export interface Lanes {
  /** Throws {@link LaneFull} when the turn does not come in time; the work has not begun then. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

interface Lane {
  running: number
  waiting: Array<() => void>
}

/**
 * Lanes of their own for the keys of one shared pool: whoever waits for a row that somebody holds cannot take every
 * connection from the rest.
 */
export function createLanes(options: { widthMax: number; waitMsMax: number }): Lanes {
  const lanes = new Map<string, Lane>()

  async function enter(lane: Lane): Promise<void> {
    if (lane.running < options.widthMax) {
      lane.running += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(turn), 1)
        reject(new LaneFull('too many at once'))
      }, options.waitMsMax)
      lane.waiting.push(turn)
    })
  }

  return {
    async run(key, work) {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] }
      lanes.set(key, lane)
      await enter(lane)
      try {
        return await work()
      } finally {
        const next = lane.waiting.shift()
        if (next !== undefined) next() // takes over the place
        else lane.running -= 1
        if (lane.running === 0) lanes.delete(key)
      }
    },
  }
}
