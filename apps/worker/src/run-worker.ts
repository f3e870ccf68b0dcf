import { existsSync } from 'node:fs'
import { createCore } from '@adcopy/core'
import { createComputePool, type Generator } from '@adcopy/generation'
import {
  createDatabaseMetrics,
  createJobMetrics,
  createRegistry,
  createWorkMetrics,
  type Loop,
  serveOperations,
  startTracing,
  type Logger,
} from '@adcopy/telemetry'
import { Client } from '@temporalio/client'
import { createActivities } from './activities/index.ts'
import { bundleFile } from './bundle-file.ts'
import type { WorkerEnv } from './env.ts'
import { createBell, runLoop } from './loop.ts'
import { createLoopWatch, createWorkerReadiness } from './operations.ts'
import { preloadCodecs } from './preload-codecs.ts'
import { runWorkers } from './run-workers.ts'
import { createExpiry } from './sweep/expire-jobs.ts'
import { createForgetting } from './sweep/forget-drafts.ts'
import { createStarter, type Starter } from './sweep/starter.ts'
import { createJobSweep } from './sweep/sweep-jobs.ts'
import { createKnowledgeSweep } from './sweep/sweep-knowledge.ts'
import { createWorkers, slotsOf } from './temporal.ts'
import { traceStarts } from './traces.ts'

export interface RunOptions {
  env: WorkerEnv
  generator: Generator
  log: Logger
  signal: AbortSignal
}

const jobsPerSlot = 4
/** The deadline loop also drops the drafts of ended jobs, so its pauses are at most this long. */
const forgetPauseMs = 500

/**
 * Enforces deadlines even while Temporal is unreachable, including at startup. Resolves when all sweeps and workers are
 * drained and closed. Rejects if a Temporal worker fails.
 */
export async function runWorker({ env, generator, log, signal }: RunOptions): Promise<void> {
  if (!existsSync(bundleFile)) throw new Error('there is no workflow bundle; run the build of this package first')
  const { databaseUrl, fingerprintKeys, webOrigin } = env
  const registry = createRegistry()
  const metrics = createWorkMetrics(registry, { slots: slotsOf(env) })
  const core = createCore({
    database: {
      url: databaseUrl,
      applicationName: 'ad-copy-worker',
      onIdleError: (code) => log.debug({ code }, 'an idle connection broke'),
    },
    fingerprintKeys,
    settings: webOrigin === undefined ? {} : { webOrigin },
    observe: createJobMetrics(registry),
  })
  createDatabaseMetrics(registry, core)
  const compute = createComputePool({ onProcessEnd: (end) => log.warn({ ...end }, 'a compute process ended') })
  const [ending, drained] = [new AbortController(), new AbortController()]
  const over = AbortSignal.any([signal, ending.signal])
  const loops = createLoopWatch(metrics)
  let starter: Starter | undefined
  const readiness = createWorkerReadiness(env, { loops, starter: () => starter })
  over.addEventListener('abort', () => readiness.drain())
  const tracing = await startTracing('adcopy-worker', log)
  const operations = env.operations && (await serveOperations({ ...env.operations, readiness, registry }))
  if (operations !== undefined) log.info({ host: env.operations?.host, port: operations.port }, 'serving operations')

  const loop = (name: Loop, turn: (rung: boolean) => Promise<number>, { bell = createBell(), until = over } = {}) =>
    runLoop({ name, turn, log, signal: until, bell, onTurn: (outcome) => loops.turned(name, outcome) })
  const terminate = async (jobId: string) => starter?.terminateJob(jobId)
  const forget = createForgetting({ core, kept: generator.kept, log })
  const expire = createExpiry({ core, log, terminate })
  let expiryAt = -Infinity
  const expireAndForget = async () => {
    if (performance.now() >= expiryAt) expiryAt = performance.now() + (await expire())
    await forget()
    return Math.max(0, Math.min(expiryAt - performance.now(), forgetPauseMs))
  }
  // Activities that drain may still keep drafts, so this loop ends after them.
  const expiry = loop('deadlines', expireAndForget, { until: drained.signal })
  try {
    compute.warm()
    await Promise.all([core.preload(), preloadCodecs()])
    const { concurrency: slots, modelCallsMax } = env
    const activities = createActivities({ core, generator, compute, log, metrics, slots, modelCallsMax })
    const temporal = await createWorkers({ env, log, metrics, activities, bundle: bundleFile, tracing, signal })
    if (temporal === undefined) return
    const { connection, workers } = temporal
    const { namespace, taskQueue } = env.temporal
    const client = new Client({ connection, namespace, interceptors: { workflow: [traceStarts] } })
    starter = createStarter(client, taskQueue)
    const { writer, verifier } = generator
    const names = { backend: writer.name, model: writer.model, verifier: verifier?.name ?? 'none' }
    log.info({ concurrency: slots, ...names }, 'working')
    const bell = createBell()
    const sweepJobs = createJobSweep({ core, starter, metrics, jobsMax: slots * jobsPerSlot, slots, signal: over })
    const sweeps = Promise.all([
      core.listenForJobs({ onJob: () => sweepJobs.hasRoom() && bell.ring(), signal: over }),
      loop('jobs', sweepJobs, { bell }),
      loop('knowledge', createKnowledgeSweep({ core, starter, metrics })),
    ])
    try {
      await runWorkers(workers, sweeps, () => ending.abort())
    } finally {
      await sweeps
      starter = undefined
      await connection.close()
    }
  } finally {
    ending.abort()
    drained.abort()
    await expiry
    await compute.close()
    await core.close()
    await tracing.shutdown()
    await operations?.close()
  }
}
