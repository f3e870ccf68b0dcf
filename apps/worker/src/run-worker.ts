import { existsSync } from 'node:fs'
import { createCore } from '@adcopy/core'
import type { Backend } from '@adcopy/generation'
import { Client } from '@temporalio/client'
import { createActivities } from './activities/index.ts'
import { bundleFile } from './bundle-file.ts'
import type { WorkerEnv } from './env.ts'
import type { Logger } from './log.ts'
import { runLoop } from './loop.ts'
import { createExpiry } from './sweep/expire-jobs.ts'
import { createStarter, type Starter } from './sweep/starter.ts'
import { createJobSweep } from './sweep/sweep-jobs.ts'
import { createKnowledgeSweep } from './sweep/sweep-knowledge.ts'
import { createWorker } from './temporal.ts'

export interface RunOptions {
  env: WorkerEnv
  backend: Backend
  log: Logger
  /** Asks for an orderly end. */
  signal: AbortSignal
}

const jobsPerSlot = 4

/**
 * Runs sweeps and worker until the signal; resolves when all is drained and closed. Deadlines are kept while Temporal is
 * away, also at the start. Rejects when Temporal's worker breaks down.
 */
export async function runWorker({ env, backend, log, signal }: RunOptions): Promise<void> {
  if (!existsSync(bundleFile)) throw new Error('there is no workflow bundle; run the build of this package first')
  const { databaseUrl, fingerprintKeys, webOrigin } = env
  const core = createCore({
    // A job holds a connection for a few milliseconds at its beginning and end.
    database: { url: databaseUrl, onIdleError: (code) => log.debug({ code }, 'an idle connection broke') },
    fingerprintKeys,
    settings: webOrigin === undefined ? {} : { webOrigin },
  })
  const ending = new AbortController()
  const over = AbortSignal.any([signal, ending.signal])
  const loop = (name: string, turn: () => Promise<number>) => runLoop({ name, turn, log, signal: over })
  let starter: Starter | undefined
  const terminate = async (jobId: string) => starter?.terminateJob(jobId)
  const expiry = loop('deadlines', createExpiry({ core, log, terminate }))
  try {
    const activities = createActivities({ core, backend, log })
    const temporal = await createWorker({ env, log, activities, bundle: bundleFile, signal })
    if (temporal === undefined) return
    const { connection, worker } = temporal
    const { namespace, taskQueue } = env.temporal
    starter = createStarter(new Client({ connection, namespace }), taskQueue)
    log.info({ concurrency: env.concurrency, backend: backend.name }, 'working')
    const sweeps = Promise.all([
      loop('jobs', createJobSweep({ core, starter, jobsMax: env.concurrency * jobsPerSlot })),
      loop('knowledge', createKnowledgeSweep({ core, starter })),
    ])
    try {
      await worker.runUntil(sweeps)
    } finally {
      ending.abort()
      await sweeps
      starter = undefined
      await connection.close()
    }
  } finally {
    ending.abort()
    await expiry
    await core.close()
  }
}
