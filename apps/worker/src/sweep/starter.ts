import { jobStart, knowledgeStart, searchAttributes, type JobToStart } from '@adcopy/workflows'
import { isGrpcServiceError, WorkflowNotFoundError, type Client } from '@temporalio/client'
import { startTraced } from '../traces.ts'

/** The Temporal calls that the sweeps make. Every call ends within five seconds. */
export interface Starter {
  startJob: (job: JobToStart & { traceParent?: string | null }) => Promise<void>
  startKnowledge: (fileId: string) => Promise<void>
  terminateJob: (jobId: string) => Promise<void>
  /** Throws while Temporal or the namespace is not available. */
  ping: () => Promise<void>
}

const callMsMax = 5_000

/** Returns whether the namespace has the search attributes of jobs; false also if the server does not respond. */
export async function hasSearchAttributes({ connection }: Client, namespace: string): Promise<boolean> {
  const list = () => connection.operatorService.listSearchAttributes({ namespace })
  const { customAttributes } = await connection
    .withDeadline(Date.now() + callMsMax, list)
    .catch(() => ({ customAttributes: {} }))
  return Object.values(searchAttributes).every(({ name }) => Object.hasOwn(customAttributes, name))
}

/**
 * Creates the starter. `searchable` states that the namespace has the search attributes. If a search attribute is
 * removed later, jobs start without search attributes.
 */
export function createStarter(client: Client, taskQueue: string, searchable = false): Starter {
  const { connection, workflow } = client
  const inTime = <T>(call: () => Promise<T>) => connection.withDeadline(Date.now() + callMsMax, call)
  const start = async ([name, options]: ReturnType<typeof jobStart>) => {
    // With an eager start the response contains the first workflow task, because this process has a worker on the same
    // connection.
    await inTime(() => workflow.start(name, { ...options, requestEagerStart: true }))
  }
  const startJob = async (job: JobToStart) => {
    try {
      await start(jobStart(job, taskQueue, searchable))
    } catch (error) {
      if (!searchable || !isInvalid(error)) throw error
      searchable = false
      await start(jobStart(job, taskQueue, false))
    }
  }
  return {
    startJob: (job) => startTraced(job.traceParent, job.jobId, () => startJob(job)),
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

const invalidArgument: number = 3

function isInvalid(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!isGrpcServiceError(cause)) return false
  const code: number = cause.code
  return code === invalidArgument
}
