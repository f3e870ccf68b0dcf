import { Client, Connection } from '@temporalio/client'
import { codeOf } from './explain-error.ts'
import type { OpsEnv } from './env.ts'

export interface TemporalReport {
  address: string | null
  namespace: string | null
  reachable: boolean | null
  /** Workers that asked this queue for work lately. */
  task_queue?: { name: string; workflow_pollers: number; activity_pollers: number; last_seen_seconds: number | null }
}

const temporalMsMax = 5_000
// A worker asks again after a minute at most.
const pollerSecondsMax = 120

type TaskQueueRequest = Parameters<Connection['workflowService']['describeTaskQueue']>[0]

// As Temporal numbers the two kinds of tasks.
const taskQueueTypes = { workflow: 1, activity: 2 } as const

/** What is wrong with the Temporal behind the service, and whether anybody works for it. */
export async function examineTemporal(env: OpsEnv, wrong: string[]): Promise<TemporalReport> {
  if (env.temporal === null) return { address: null, namespace: null, reachable: null }
  const { address, namespace, taskQueue, tls, apiKey } = env.temporal
  const connection = Connection.lazy({
    address,
    tls,
    ...(apiKey !== undefined && { apiKey }),
    connectTimeout: temporalMsMax,
  })
  const inTime = <T>(call: () => Promise<T>) => connection.withDeadline(Date.now() + temporalMsMax, call)
  try {
    const { workflowService } = new Client({ connection, namespace })
    await inTime(() => workflowService.describeNamespace({ namespace }))
    const pollersOf = async (taskQueueType: 1 | 2) => {
      const request: TaskQueueRequest = { namespace, taskQueue: { name: taskQueue } }
      Object.assign(request, { taskQueueType }) // an enumeration that the client does not export
      const { pollers } = await inTime(() => workflowService.describeTaskQueue(request))
      const ages = (pollers ?? []).map(({ lastAccessTime }) => Date.now() / 1000 - Number(lastAccessTime?.seconds ?? 0))
      return ages.filter((seconds) => seconds < pollerSecondsMax)
    }
    const [workflows, activities] = [await pollersOf(taskQueueTypes.workflow), await pollersOf(taskQueueTypes.activity)]
    if (workflows.length === 0 || activities.length === 0) {
      wrong.push(
        `no worker asked task queue ${taskQueue} of namespace ${namespace} for work within ${pollerSecondsMax} s: start one, or look at its log`,
      )
    }
    const seen = [...workflows, ...activities]
    const lastSeen = seen.length === 0 ? null : Math.max(0, Math.round(Math.min(...seen)))
    const pollers = { workflow_pollers: workflows.length, activity_pollers: activities.length }
    const task_queue = { name: taskQueue, ...pollers, last_seen_seconds: lastSeen }
    return { address, namespace, reachable: true, task_queue }
  } catch (error) {
    wrong.push(
      `Temporal at ${address}, namespace ${namespace}, does not answer (${codeOf(error)}): start it, make the namespace, or correct TEMPORAL_ADDRESS; jobs wait meanwhile`,
    )
    return { address, namespace, reachable: false }
  } finally {
    await connection.close()
  }
}
