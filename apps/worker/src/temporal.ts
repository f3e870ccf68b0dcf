import { documentsAtOnceMax } from '@adcopy/generation'
import type { Logger, Queue, Tracing, WorkMetrics } from '@adcopy/telemetry'
import { knowledgeQueue, type Activities } from '@adcopy/workflows'
import { NativeConnection, Runtime, Worker, type ActivityInterceptorsFactory } from '@temporalio/worker'
import type { WorkerEnv } from './env.ts'
import { temporalLogger } from './log.ts'
import { pause } from './loop.ts'
import { traceActivities, traceSinks } from './traces.ts'

/** Sends Temporal's log lines to ours and leaves signals to us: the sweep stops before the worker drains. */
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

/** One connection, and what works over it: a worker for jobs and one for knowledge files. */
export interface Workers {
  connection: NativeConnection
  workers: Worker[]
}

/** Activities that a process has at work at once, at most, for jobs and for knowledge files. */
export function slotsOf(env: WorkerEnv): Record<Queue, number> {
  return { jobs: env.concurrency, knowledge: documentsAtOnceMax }
}

/**
 * Connects and creates the workers, as often as it takes: a Temporal that is down, or has no such namespace yet, is waited
 * for. Undefined when the signal comes first.
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
    // Heartbeats go out as often as they are made, so that a cancelled or lost activity knows within one.
    maxHeartbeatThrottleInterval: 1_000,
    shutdownGraceTime: env.shutdownGraceMs,
    shutdownForceTime: env.shutdownGraceMs + forceMs,
  })
  const { readKnowledge } = activities
  const files = { ...common('knowledge'), taskQueue: knowledgeQueue(taskQueue), activities: { readKnowledge } }
  const jobs = {
    ...common('jobs'),
    taskQueue,
    // That of files too: the version before scheduled it here, and what is scheduled stays on its queue.
    activities,
    workflowBundle: { codePath: bundle },
    sinks: traceSinks(tracing),
    // A job's workflow is worth little memory and is replayed from four events: a small cache serves all that are open.
    maxCachedWorkflows: Math.max(16, slots.jobs * 4),
    maxConcurrentWorkflowTaskExecutions: 16,
    // A killed worker holds its workflows' next tasks for so long.
    stickyQueueScheduleToStartTimeout: '5s',
  } as const
  const workers: Worker[] = []
  try {
    for (const options of [files, jobs]) workers.push(await Worker.create(options))
    return { connection, workers }
  } catch (error) {
    // A worker lets go of its connection at the end of a run alone.
    await Promise.allSettled(workers.map((worker) => worker.runUntil(Promise.resolve())))
    await connection.close()
    throw error
  }
}

/** Counts the activities of one worker while they are at work. */
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

// After the grace activities are told to stop; what has not by then is left to its heartbeat.
const forceMs = 3_000
