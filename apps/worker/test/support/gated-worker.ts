import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Backend } from '@adcopy/generation'
import { createBackend } from '../../src/backends.ts'
import { readEnv } from '../../src/env.ts'
import { createLog } from '../../src/log.ts'
import { runWorker } from '../../src/run-worker.ts'
import { installRuntime } from '../../src/temporal.ts'

// The worker with a backend that takes its time: it writes once the file GATE_FILE is there.
const gate = process.env['GATE_FILE'] ?? ''
const env = readEnv(process.env)
const composer = createBackend(env.backend)
const backend: Backend = {
  ...composer,
  async generate(request, options) {
    while (!existsSync(gate)) await delay(20, undefined, { signal: options.signal })
    return composer.generate(request, options)
  },
}
const log = createLog(env.logLevel)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
installRuntime(log)
await runWorker({ env, backend, log, signal: stopping.signal })
process.exit(0)
