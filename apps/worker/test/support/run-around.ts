import { createBackend, type Backend } from '@adcopy/generation'
import { readEnv } from '../../src/env.ts'
import { createLog } from '../../src/log.ts'
import { runWorker } from '../../src/run-worker.ts'
import { installRuntime } from '../../src/temporal.ts'

/** Runs the worker until SIGTERM as `main.ts` does, with the backend of its environment behind what a test makes of it. */
export async function runAround(generateAround: (backend: Backend) => Backend['generate']): Promise<never> {
  const env = readEnv(process.env)
  const inner = await createBackend(env.backend)
  const log = createLog(env.logLevel)
  const stopping = new AbortController()
  process.once('SIGTERM', () => stopping.abort())
  installRuntime(log)
  try {
    await runWorker({ env, backend: { ...inner, generate: generateAround(inner) }, log, signal: stopping.signal })
    process.exit(0)
  } catch (error) {
    log.fatal({ error }, 'the worker broke down')
    process.exit(1)
  }
}
