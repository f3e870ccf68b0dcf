import { EnvironmentError } from '@adcopy/core'
import { knowledgeQueue } from '@adcopy/workflows'
import { Client, type Connection } from '@temporalio/client'
import { codeOf } from './explain-error.ts'
import type { OpsEnv } from './env.ts'
import { withTemporal } from './with-temporal.ts'

export interface TemporalReport {
  address: string | null
  namespace: string | null
  reachable: boolean | null
  /** Workers that recently polled the job queue. */
  task_queue?: { name: string; workflow_pollers: number; activity_pollers: number; last_seen_seconds: number | null }
  knowledge_queue?: { name: string; activity_pollers: number; last_seen_seconds: number | null }
}

// Each limit is twice the longest time between two polls by the same worker. For jobs this time is one minute. For
// knowledge files it is two minutes, because a worker does not poll while all its slots are in use, and reading a file
// may take two minutes.
const pollerSecondsMax = { jobs: 120, knowledge: 240 } as const

const refusals = new Set(['UNAUTHENTICATED', 'PERMISSION_DENIED'])

type TaskQueueRequest = Parameters<Connection['workflowService']['describeTaskQueue']>[0]

const taskQueueTypes = { workflow: 1, activity: 2 } as const

export async function examineTemporal(env: OpsEnv, wrong: string[]): Promise<TemporalReport> {
  const temporal = readTemporal(env, wrong)
  if (temporal === null) return { address: null, namespace: null, reachable: null }
  const { address, namespace, taskQueue } = temporal
  try {
    return await withTemporal(temporal, async (connection, inTime) => {
      const { workflowService } = new Client({ connection, namespace })
      await inTime(() => workflowService.describeNamespace({ namespace }))
      const agesOf = async (name: string, taskQueueType: 1 | 2, secondsMax: number) => {
        const request: TaskQueueRequest = { namespace, taskQueue: { name } }
        Object.assign(request, { taskQueueType }) // the client does not export the type of this enumeration
        const { pollers } = await inTime(() => workflowService.describeTaskQueue(request))
        const ages = (pollers ?? []).map(
          ({ lastAccessTime }) => Date.now() / 1000 - Number(lastAccessTime?.seconds ?? 0),
        )
        return ages.filter((seconds) => seconds < secondsMax)
      }
      const { workflow, activity } = taskQueueTypes
      const filesQueue = knowledgeQueue(taskQueue)
      const workflows = await agesOf(taskQueue, workflow, pollerSecondsMax.jobs)
      const activities = await agesOf(taskQueue, activity, pollerSecondsMax.jobs)
      const files = await agesOf(filesQueue, activity, pollerSecondsMax.knowledge)
      // `activities` may be empty, because a worker whose slots are all in use polls for workflow tasks only.
      if (workflows.length === 0) {
        wrong.push(
          `no worker asked task queue ${taskQueue} of namespace ${namespace} for work within ` +
            `${pollerSecondsMax.jobs} s: start one, or look at its log`,
        )
      } else if (files.length === 0) {
        wrong.push(
          `no worker asked task queue ${filesQueue} of namespace ${namespace} for work within ` +
            `${pollerSecondsMax.knowledge} s, and knowledge files wait: start one of this version, or look at ` +
            'its log',
        )
      }
      return {
        address,
        namespace,
        reachable: true,
        task_queue: {
          name: taskQueue,
          workflow_pollers: workflows.length,
          activity_pollers: activities.length,
          last_seen_seconds: lastSeen([...workflows, ...activities]),
        },
        knowledge_queue: { name: filesQueue, activity_pollers: files.length, last_seen_seconds: lastSeen(files) },
      }
    })
  } catch (error) {
    const code = codeOf(error)
    const fault = refusals.has(code)
      ? `refuses the credentials (${code}): correct TEMPORAL_API_KEY or the client certificate`
      : `does not answer (${code}): start it, make the namespace, or correct TEMPORAL_ADDRESS`
    wrong.push(`Temporal at ${address}, namespace ${namespace}, ${fault}; jobs wait meanwhile`)
    return { address, namespace, reachable: false }
  }
}

function readTemporal(env: OpsEnv, wrong: string[]): OpsEnv['temporal'] {
  try {
    if (env.temporal === null) wrong.push('Temporal was not checked: set TEMPORAL_ADDRESS')
    return env.temporal
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    wrong.push(...error.faults)
    return null
  }
}

function lastSeen(ages: readonly number[]): number | null {
  return ages.length === 0 ? null : Math.max(0, Math.round(Math.min(...ages)))
}
