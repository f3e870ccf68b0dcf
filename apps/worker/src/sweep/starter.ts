import { jobStart, knowledgeStart, searchAttributes, type JobToStart } from '@adcopy/workflows'
import { isGrpcServiceError, WorkflowNotFoundError, type Client } from '@temporalio/client'
import { startTraced } from '../traces.ts'

/** Every request to Temporal ends within five seconds. */
export interface Starter {
  startJob: (job: JobToStart & { traceParent?: string | null }) => Promise<void>
  startKnowledge: (fileId: string) => Promise<void>
  terminateJob: (jobId: string) => Promise<void>
  /** Throws if Temporal or the namespace is not available. */
  ping: () => Promise<void>
}

const callMsMax = 5_000
const askEveryMs = 60_000

const inTime = <T>(connection: Client['connection'], call: () => Promise<T>) =>
  connection.withDeadline(Date.now() + callMsMax, call)

/**
 * Returns false if a search attribute is missing or the server does not respond. Returns true if the server refuses the
 * list, as Temporal Cloud does. If the namespace then lacks an attribute, the start fails, and `startJob` repeats it without
 * attributes.
 */
export async function hasSearchAttributes({ connection, workflow }: Client): Promise<boolean> {
  const { namespace } = workflow.options
  const list = () => connection.operatorService.listSearchAttributes({ namespace })
  try {
    const { customAttributes } = await inTime(connection, list)
    return Object.values(searchAttributes).every(({ name }) => Object.hasOwn(customAttributes, name))
  } catch (error) {
    return listRefusals.has(codeOf(error))
  }
}

/**
 * The starter asks at most once per minute whether the namespace has the search attributes. In a namespace that lacks
 * them, jobs start without search attributes.
 */
export function createStarter(
  client: Client,
  taskQueue: string,
  askSearchable = () => hasSearchAttributes(client),
): Starter {
  const { connection, workflow } = client
  let searchable = Promise.resolve(false)
  let askAt = -Infinity
  const start = async ([name, options]: ReturnType<typeof jobStart>) => {
    // With an eager start, the response already contains the first workflow task. This requires that a worker in this
    // process uses the same connection.
    await inTime(connection, () => workflow.start(name, { ...options, requestEagerStart: true }))
  }
  const startJob = async (job: JobToStart) => {
    if (performance.now() >= askAt) {
      askAt = performance.now() + askEveryMs
      searchable = askSearchable()
    }
    const withAttributes = await searchable
    try {
      await start(jobStart(job, taskQueue, withAttributes))
    } catch (error) {
      if (!withAttributes || !isInvalid(error)) throw error
      searchable = Promise.resolve(false)
      await start(jobStart(job, taskQueue, false))
    }
  }
  return {
    startJob: (job) => startTraced(job.traceParent, job.jobId, () => startJob(job)),
    startKnowledge: (fileId) => start(knowledgeStart(fileId, taskQueue)),
    terminateJob: async (jobId) => {
      await inTime(connection, () => workflow.getHandle(jobId).terminate('past its deadline')).catch(
        (error: unknown) => {
          if (!(error instanceof WorkflowNotFoundError)) throw error
        },
      )
    },
    ping: async () => {
      const { namespace } = workflow.options
      await inTime(connection, () => connection.workflowService.describeNamespace({ namespace }))
    },
  }
}

const [invalidArgument, permissionDenied, unimplemented, unauthenticated] = [3, 7, 12, 16]
const listRefusals: ReadonlySet<number | undefined> = new Set([permissionDenied, unimplemented, unauthenticated])

const codeOf = (error: unknown): number | undefined => (isGrpcServiceError(error) ? error.code : undefined)
const isInvalid = (error: unknown) => error instanceof Error && codeOf(error.cause) === invalidArgument
