import { once } from 'node:events'
import type { Backend } from '@adcopy/generation'
import { BackendError } from '@adcopy/generation'
import { createBackend } from '../../src/backends.ts'
import { readEnv } from '../../src/env.ts'
import { createLog } from '../../src/log.ts'
import { runWorker } from '../../src/run-worker.ts'
import { installRuntime } from '../../src/temporal.ts'

// The worker with a backend that does as the first word of the brief says, and says the brief and the brand in its errors.
const env = readEnv(process.env)
const composer = createBackend(env.backend)
const tried = new Set<string>()
const backend: Backend = {
  ...composer,
  async generate(request, options) {
    const [way] = request.brief.split(' ')
    const words = `${request.brief} for ${request.grounding.profile.name}`
    const cause = Object.assign(new Error(words), { code: 'ECANARY', request, detail: words })
    const first = !tried.has(request.seed)
    tried.add(request.seed)
    if (way === 'refused') throw new BackendError(words, { retryable: false, cause })
    if (way === 'overloaded' && first) throw new BackendError(words, { retryable: true, retryAfterMs: 10, cause })
    if (way === 'broken' && first) throw new TypeError(words, { cause })
    if ((way === 'held' || way === 'terminated') && process.env['HOLD'] !== undefined) {
      await once(options.signal, 'abort')
      throw new Error(words, { cause })
    }
    return composer.generate(request, options)
  },
}
const log = createLog(env.logLevel)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
installRuntime(log)
await runWorker({ env, backend, log, signal: stopping.signal })
process.exit(0)
