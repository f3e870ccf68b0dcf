import { heartbeatEveryMs } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import type { Logger } from '../log.ts'
import { toFailure } from './failures.ts'

/** One try of an activity: heartbeats while it works, and a failure of the closed set when it does not succeed. */
export async function attempt<T>(log: Logger, work: (cancelled: AbortSignal) => Promise<T>): Promise<T> {
  const context = Context.current()
  const beat = setInterval(() => context.heartbeat(), heartbeatEveryMs)
  try {
    return await work(context.cancellationSignal)
  } catch (error) {
    throw toFailure(error, log)
  } finally {
    clearInterval(beat)
  }
}
