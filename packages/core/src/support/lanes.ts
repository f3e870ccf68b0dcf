export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

export interface Lanes {
  /** Throws {@link LaneFull}, without running the work, if the work cannot start within `waitMsMax`. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

interface Lane {
  running: number
  waiting: Array<() => void>
}

/**
 * Limits concurrency per key. Additional work waits in the order of the calls. Without the limit, requests that all
 * wait for the same locked row could use every connection of the shared pool.
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
        if (next !== undefined) next()
        else lane.running -= 1
        if (lane.running === 0) lanes.delete(key)
      }
    },
  }
}
