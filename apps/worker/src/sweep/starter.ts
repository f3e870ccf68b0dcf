import { jobStart, knowledgeStart, type JobToStart } from '@adcopy/workflows'
import { WorkflowNotFoundError, type Client } from '@temporalio/client'
import { startTraced } from '../traces.ts'

/** The Temporal calls that sweeps make; every call ends within five seconds. */
export interface Starter {
  startJob: (job: JobToStart & { traceParent?: string | null }) => Promise<void>
  startKnowledge: (fileId: string) => Promise<void>
  /** Ends the workflow of a job, if one is open. */
  terminateJob: (jobId: string) => Promise<void>
  /** Throws while Temporal or the namespace is not available. */
  ping: () => Promise<void>
}

const callMsMax = 5_000

export function createStarter(client: Client, taskQueue: string): Starter {
  const { connection, workflow } = client
  const inTime = <T>(call: () => Promise<T>) => connection.withDeadline(Date.now() + callMsMax, call)
  const start = async ([name, options]: ReturnType<typeof jobStart>) => {
    // Eager: the response contains the first workflow task, because this process has a worker on the same connection.
    await inTime(() => workflow.start(name, { ...options, requestEagerStart: true }))
  }
  return {
    startJob: (job) => startTraced(job.traceParent, job.jobId, () => start(jobStart(job, taskQueue))),
    startKnowledge: (fileId) => start(knowledgeStart(fileId, taskQueue)),
    terminateJob: async (jobId) => {
      await inTime(() => workflow.getHandle(jobId).terminate('past its published time')).catch((error: unknown) => {
        if (!(error instanceof WorkflowNotFoundError)) throw error
      })
    },
    ping: async () => {
      const { namespace } = workflow.options
      await inTime(() => connection.workflowService.describeNamespace({ namespace }))
    },
  }
}
