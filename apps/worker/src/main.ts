import { EnvironmentError } from '@adcopy/core'
import { createGenerator } from '@adcopy/generation'
import { demandCalls, readEnv } from './env.ts'
import { createLog } from './log.ts'
import { runWorker } from './run-worker.ts'
import { installRuntime } from './temporal.ts'

/**
 * Runs the worker until SIGTERM or SIGINT, then drains it and returns exit status 0. If a Temporal worker fails, it
 * returns 1 so that supervision restarts the process. A restart is preferred to recovery within the process, because
 * jobs lose nothing in a restart.
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
  process.exit(await main())
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
