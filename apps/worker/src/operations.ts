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

/** Notices when loops turn, for the figures and for readiness. */
export interface LoopWatch {
  turned(loop: Loop, outcome: 'done' | 'failed'): void
  /** Milliseconds since a turn of this loop was last done, or since the watch began. */
  silentMs(loop: Loop): number
}

/** `now` is a clock in milliseconds that never goes back. */
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

// A turn that starts a hundred workflows against a slow Temporal is done by then; one that hangs is not.
const silentMsMax = 30_000

/** Whether this worker gets jobs to their end: its database, its Temporal, and loops that turn. */
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
