import {
  databaseCheck,
  NotReady,
  createReadiness,
  type Loop,
  type Readiness,
  type WorkMetrics,
} from '@adcopy/telemetry'
import type { WorkerEnv } from './env.ts'
import type { Starter } from './sweep/starter.ts'

export interface LoopWatch {
  turned(loop: Loop, outcome: 'done' | 'failed'): void
  /** Time since the last completed turn, or since the creation of the watch if no turn has completed yet. */
  silentMs(loop: Loop): number
}

/** `now` is a monotonic clock in milliseconds. */
export function createLoopWatch(metrics: WorkMetrics, now = () => performance.now()): LoopWatch {
  const began = now()
  const lastDone = new Map<Loop, number>()
  return {
    turned(loop, outcome) {
      metrics.turned(loop, outcome)
      if (outcome === 'done') lastDone.set(loop, now())
    },
    silentMs: (loop) => now() - (lastDone.get(loop) ?? began),
  }
}

// A loop that completes no turn for longer than this is considered stuck. Even a turn that starts a hundred workflows
// on a slow Temporal server takes less time.
const silentMsMax = 30_000

/**
 * The worker is ready if it can complete jobs: the database and Temporal respond, and the loops for jobs and deadlines
 * complete turns.
 */
export function createWorkerReadiness(
  env: WorkerEnv,
  { loops, starter }: { loops: LoopWatch; starter: () => Starter | undefined },
): Readiness {
  const turning = (loop: Loop) => async () => {
    const silentMs = loops.silentMs(loop)
    if (silentMs > silentMsMax) throw new NotReady(`no turn for ${Math.round(silentMs / 1000)} s`)
  }
  return createReadiness({
    database: databaseCheck(env.databaseUrl),
    async temporal() {
      const connected = starter()
      if (connected === undefined) throw new NotReady('not connected')
      await connected.ping()
    },
    sweep: turning('jobs'),
    deadlines: turning('deadlines'),
  })
}
