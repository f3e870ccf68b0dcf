import { documentsAtOnceMax } from '@adcopy/generation'
import type { Logger, Queue, Tracing, WorkMetrics } from '@adcopy/telemetry'
import { knowledgeQueue, localAttemptMsMax, type Activities } from '@adcopy/workflows'
import { NativeConnection, Runtime, TransportError, Worker, type ActivityInterceptorsFactory } from '@temporalio/worker'
import type { WorkerEnv } from './env.ts'
import { nativeErrorText, temporalLogger } from './log.ts'
import { pause } from './loop.ts'
import { traceActivities, traceSinks } from './traces.ts'

/**
 * The runtime does not handle signals, because it would drain the Temporal workers before the sweeps have stopped.
 */
export function installRuntime(log: Logger, metricsAddress?: string): void {
  const isVerbose = log.isLevelEnabled('debug')
  const core = isVerbose ? 'DEBUG' : 'WARN'
  const { logger } = Runtime.install({
    logger: temporalLogger(log),
    telemetryOptions: {
      logging: { filter: { core, other: 'WARN' }, forward: {} },
      ...(metricsAddress !== undefined && { metrics: { prometheus: { bindAddress: metricsAddress } } }),
    },
    shutdownSignals: [],
  })
  // The SDK buffers and sorts messages of every level before it passes them on.
  if (!isVerbose) Object.assign(logger, { trace: ignore, debug: ignore })
}

const ignore = () => undefined

export interface WorkerOptions {
  env: WorkerEnv
  log: Logger
  metrics: WorkMetrics
  activities: Activities
  bundle: string
  tracing: Tracing
  signal: AbortSignal
}

export interface Workers {
  connection: NativeConnection
  workers: Worker[]
}

export function slotsOf(env: WorkerEnv): Record<Queue, number> {
  return { jobs: env.concurrency, knowledge: documentsAtOnceMax }
}

/** Retries while Temporal is down or does not have the namespace yet. Returns undefined if the signal aborts first. */
export async function createWorkers(options: WorkerOptions): Promise<Workers | undefined> {
  const { log, metrics, signal } = options
  const { address, namespace } = options.env.temporal
  let pauseMs = 200
  while (!signal.aborted) {
    try {
      return await connect(options)
    } catch (error) {
      metrics.temporalFailed('connect')
      const status = error instanceof TransportError ? nativeErrorText(error.message) : undefined
      if (pauseMs === 200) log.warn({ address, namespace, status, error }, 'Temporal does not answer; trying on')
      await pause(pauseMs, signal)
      pauseMs = Math.min(5_000, pauseMs * 2)
    }
  }
  return undefined
}

async function connect({ env, metrics, activities, bundle, tracing }: WorkerOptions): Promise<Workers> {
  const { address, namespace, taskQueue, tls, apiKey } = env.temporal
  const connection = await NativeConnection.connect({ address, tls, ...(apiKey !== undefined && { apiKey }) })
  const slots = slotsOf(env)
  const common = (queue: Queue) => ({
    connection,
    namespace,
    interceptors: { activity: [traceActivities, countRunning(metrics, queue)] },
    maxConcurrentActivityTaskExecutions: slots[queue],
    // The longest time by which the SDK delays a heartbeat. It is short, because only the response to a heartbeat
    // informs an activity that it was cancelled or has timed out.
    maxHeartbeatThrottleInterval: 1_000,
    shutdownGraceTime: env.shutdownGraceMs,
    // Local attempts are not cancelled at shutdown. Each waits for a slot and runs for at most `localAttemptMsMax`.
    shutdownForceTime: Math.max(env.shutdownGraceMs, 2 * localAttemptMsMax) + forceMs,
  })
  const { readKnowledge } = activities
  const files = { ...common('knowledge'), taskQueue: knowledgeQueue(taskQueue), activities: { readKnowledge } }
  const jobs = {
    ...common('jobs'),
    taskQueue,
    // This worker can also execute `readKnowledge`, because the previous version of the workflow scheduled that
    // activity on this queue, and such activities may still be waiting here.
    activities,
    workflowBundle: { codePath: bundle },
    sinks: traceSinks(tracing),
    // The cache has room for four workflows per slot. The sweep leases more jobs only for workspaces without active
    // jobs. Eviction is cheap, because a workflow has only a few events to replay.
    maxCachedWorkflows: Math.max(32, slots.jobs * 4),
    maxConcurrentLocalActivityExecutions: slots.jobs,
    // A workflow task lasts until its local attempt has ended. The additional tasks shorten the wait of other workflows.
    maxConcurrentWorkflowTaskExecutions: slots.jobs + 16,
    // If a worker is killed, the next tasks of its workflows are delayed by at most this time.
    stickyQueueScheduleToStartTimeout: '5s',
  } as const
  const workers: Worker[] = []
  try {
    for (const options of [files, jobs]) workers.push(await Worker.create(options))
    return { connection, workers }
  } catch (error) {
    // A worker releases its connection only when its run ends. Each worker therefore starts a run that ends
    // immediately.
    await Promise.allSettled(workers.map((worker) => worker.runUntil(Promise.resolve())))
    await connection.close()
    throw error
  }
}

function countRunning(metrics: WorkMetrics, queue: Queue): ActivityInterceptorsFactory {
  return () => ({
    inbound: {
      async execute(input, next) {
        metrics.running(queue, 1)
        try {
          return await next(input)
        } finally {
          metrics.running(queue, -1)
        }
      },
    },
  })
}

// Activities are cancelled when the grace period ends. An activity that is still running after another `forceMs` is
// abandoned. Temporal then fails its attempt once the heartbeat timeout expires.
const forceMs = 3_000
