import { documentsAtOnceMax } from '@adcopy/generation'
import type { Logger, Queue, Tracing, WorkMetrics } from '@adcopy/telemetry'
import { knowledgeQueue, type Activities } from '@adcopy/workflows'
import { NativeConnection, Runtime, Worker, type ActivityInterceptorsFactory } from '@temporalio/worker'
import type { WorkerEnv } from './env.ts'
import { temporalLogger } from './log.ts'
import { pause } from './loop.ts'
import { traceActivities, traceSinks } from './traces.ts'

/** Writes Temporal's log lines to our log and leaves signals to us: the sweep stops before the worker drains. */
export function installRuntime(log: Logger, metricsAddress?: string): void {
  const core = log.isLevelEnabled('debug') ? 'DEBUG' : 'WARN'
  Runtime.install({
    logger: temporalLogger(log),
    telemetryOptions: {
      logging: { filter: { core, other: 'WARN' }, forward: {} },
      ...(metricsAddress !== undefined && { metrics: { prometheus: { bindAddress: metricsAddress } } }),
    },
    shutdownSignals: [],
  })
}

export interface WorkerOptions {
  env: WorkerEnv
  log: Logger
  metrics: WorkMetrics
  activities: Activities
  /** File of the prebuilt bundle. */
  bundle: string
  tracing: Tracing
  signal: AbortSignal
}

/** One connection with its workers: one for jobs and one for knowledge files. */
export interface Workers {
  connection: NativeConnection
  workers: Worker[]
}

/** Maximum number of concurrent activities per process, for jobs and for knowledge files. */
export function slotsOf(env: WorkerEnv): Record<Queue, number> {
  return { jobs: env.concurrency, knowledge: documentsAtOnceMax }
}

/**
 * Connects and creates the workers; keeps trying while Temporal is down or does not have the namespace yet. Undefined if
 * the signal aborts first.
 */
export async function createWorkers(options: WorkerOptions): Promise<Workers | undefined> {
  const { log, metrics, signal } = options
  const { address, namespace } = options.env.temporal
  let pauseMs = 200
  while (!signal.aborted) {
    try {
      return await connect(options)
    } catch (error) {
      metrics.temporalFailed('connect')
      if (pauseMs === 200) log.warn({ address, namespace, error }, 'Temporal does not answer; trying on')
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
    // Heartbeats are sent as often as they are made, so that a cancellation or loss reaches the activity with the next one.
    maxHeartbeatThrottleInterval: 1_000,
    shutdownGraceTime: env.shutdownGraceMs,
    shutdownForceTime: env.shutdownGraceMs + forceMs,
  })
  const { readKnowledge } = activities
  const files = { ...common('knowledge'), taskQueue: knowledgeQueue(taskQueue), activities: { readKnowledge } }
  const jobs = {
    ...common('jobs'),
    taskQueue,
    // Includes readKnowledge: the previous version scheduled it here, and scheduled activities stay on their queue.
    activities,
    workflowBundle: { codePath: bundle },
    sinks: traceSinks(tracing),
    // A job's workflow is small and is replayed from four events, so a small cache is enough for all open workflows.
    maxCachedWorkflows: Math.max(16, slots.jobs * 4),
    maxConcurrentWorkflowTaskExecutions: 16,
    // How long a killed worker delays its workflows' next tasks.
    stickyQueueScheduleToStartTimeout: '5s',
  } as const
  const workers: Worker[] = []
  try {
    for (const options of [files, jobs]) workers.push(await Worker.create(options))
    return { connection, workers }
  } catch (error) {
    // A worker releases its connection only at the end of a run.
    await Promise.allSettled(workers.map((worker) => worker.runUntil(Promise.resolve())))
    await connection.close()
    throw error
  }
}

/** Counts the running activities of one worker. */
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

// After the grace period activities are cancelled; those still running after this time end by heartbeat timeout.
const forceMs = 3_000
