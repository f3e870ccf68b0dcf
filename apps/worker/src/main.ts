import { EnvironmentError } from '@adcopy/core'
import { createGenerator } from '@adcopy/generation'
import { drainOutput } from '@adcopy/telemetry'
import { demandCalls, readEnv } from './env.ts'
import { createLog } from './log.ts'
import { runWorker } from './run-worker.ts'
import { installRuntime } from './temporal.ts'

/**
 * Returns exit status 1 if the worker fails, so that the process supervisor restarts it. The worker does not try to
 * recover by itself, because a restart loses no jobs.
 */
async function main(): Promise<number> {
  const env = readEnv(process.env)
  const generator = await createGenerator(env.generation)
  demandCalls(env, generator)
  const log = createLog(env.logLevel)
  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, () => {
      log.info({ signal: name }, 'draining')
      stopping.abort()
    })
  }
  installRuntime(log, env.temporalMetricsAddress)
  try {
    await runWorker({ env, generator, log, signal: stopping.signal })
    log.info('drained')
    return 0
  } catch (error) {
    log.fatal({ error }, 'the worker broke down')
    return 1
  }
}

try {
  const status = await main()
  await drainOutput()
  process.exit(status)
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
