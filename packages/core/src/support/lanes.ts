export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

export interface Lanes {
  /** Throws {@link LaneFull}, without running the work, if the work cannot start within `waitMsMax`. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  /** True if work of this key is running and none of it has ended for a quarter of a second. */
  isStuck(key: string): boolean
}

const stuckMs = 250

interface Lane {
  running: number
  waiting: Array<() => void>
  /** When the lane was opened, or when its last work ended. */
  movedAt: number
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
      const lane = lanes.get(key) ?? { running: 0, waiting: [], movedAt: performance.now() }
      lanes.set(key, lane)
      await enter(lane)
      try {
        return await work()
      } finally {
        lane.movedAt = performance.now()
        const next = lane.waiting.shift()
        if (next !== undefined) next()
        else lane.running -= 1
        if (lane.running === 0) lanes.delete(key)
      }
    },
    isStuck: (key) => performance.now() - (lanes.get(key)?.movedAt ?? Infinity) > stuckMs,
  }
}
