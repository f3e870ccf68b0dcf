import type { Logger, Tracing, WorkMetrics } from '@adcopy/telemetry'
import type { Activities } from '@adcopy/workflows'
import { NativeConnection, Runtime, Worker } from '@temporalio/worker'
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

/**
 * Connects and creates the worker, as often as it takes: a Temporal that is down, or has no such namespace yet, is waited
 * for. Undefined when the signal comes first.
 */
export async function createWorker(
  options: WorkerOptions,
): Promise<{ connection: NativeConnection; worker: Worker } | undefined> {
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

async function connect(options: WorkerOptions): Promise<{ connection: NativeConnection; worker: Worker }> {
  const { env, activities, bundle, tracing } = options
  const { address, namespace, taskQueue, tls, apiKey } = env.temporal
  const connection = await NativeConnection.connect({ address, tls, ...(apiKey !== undefined && { apiKey }) })
  try {
    const worker = await Worker.create({
      connection,
      namespace,
      taskQueue,
      activities,
      workflowBundle: { codePath: bundle },
      interceptors: { activity: [traceActivities] },
      sinks: traceSinks(tracing),
      maxConcurrentActivityTaskExecutions: env.concurrency,
      // A job's workflow is worth little memory and is replayed from four events: a small cache serves all that are open.
      maxCachedWorkflows: Math.max(16, env.concurrency * 4),
      maxConcurrentWorkflowTaskExecutions: 16,
      // Heartbeats go out as often as they are made, so that a cancelled or lost activity knows within one.
      maxHeartbeatThrottleInterval: 1_000,
      // A killed worker holds its workflows' next tasks for so long.
      stickyQueueScheduleToStartTimeout: '5s',
      shutdownGraceTime: env.shutdownGraceMs,
      shutdownForceTime: env.shutdownGraceMs + forceMs,
    })
    return { connection, worker }
  } catch (error) {
    await connection.close()
    throw error
  }
}

// After the grace activities are told to stop; what has not by then is left to its heartbeat.
const forceMs = 3_000
