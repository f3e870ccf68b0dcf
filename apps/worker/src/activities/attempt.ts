import type { Logger } from '@adcopy/telemetry'
import { heartbeatEveryMs } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import type { ActivityDeps } from './deps.ts'
import { outcomeOf, toFailure } from './failures.ts'

export interface AttemptTools {
  cancelled: AbortSignal
  /** Adds the job or file id, the workflow id, the run id, the activity and the attempt number to every log line. */
  log: Logger
}

export async function attempt<T>(
  deps: Pick<ActivityDeps, 'log' | 'metrics'>,
  subject: { job_id: string } | { file_id: string },
  work: (tools: AttemptTools) => Promise<T>,
): Promise<T> {
  const { metrics } = deps
  const context = Context.current()
  const { activityType, attempt: number, isLocal, workflowExecution: execution } = context.info
  const log = deps.log.child({
    ...subject,
    workflow_id: execution?.workflowId,
    run_id: execution?.runId,
    activity: activityType,
    attempt: number,
  })
  const beat = isLocal ? undefined : setInterval(() => context.heartbeat(), heartbeatEveryMs)
  try {
    const result = await work({ cancelled: context.cancellationSignal, log })
    metrics.tried(activityType, 'completed')
    return result
  } catch (error) {
    const failure = toFailure(error, { log, metrics })
    metrics.tried(activityType, outcomeOf(failure))
    throw failure
  } finally {
    clearInterval(beat)
  }
}
