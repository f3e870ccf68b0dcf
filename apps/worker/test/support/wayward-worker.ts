import { once } from 'node:events'
import { BackendError } from '@adcopy/generation'
import { runAround } from './run-around.ts'

// The worker with a backend that does as the first word of the brief says, and says the brief and the brand in its errors.
const hanging = new Set(['cancelled', 'expired', ...(process.env['HOLD'] === undefined ? [] : ['held', 'terminated'])])
const tried = new Set<string>()

await runAround((composer) => async (request, options) => {
  const [way] = request.brief.split(' ')
  const words = `${request.brief} for ${request.grounding.profile.name}`
  const cause = Object.assign(new Error(words), { code: 'ECANARY', request, detail: words })
  const first = !tried.has(request.seed)
  tried.add(request.seed)
  if (way === 'refused') throw new BackendError(words, { retryable: false, cause })
  if (way === 'overloaded' && first) throw new BackendError(words, { retryable: true, retryAfterMs: 10, cause })
  if (way === 'broken' && first) throw new TypeError(words, { cause })
  // Breaks an advertising policy, and quotes the brief.
  if (way === 'blocked') return { headline: 'A bed for you', primary_text: `Are you overweight? ${words}` }
  if (way !== undefined && hanging.has(way)) {
    await once(options.signal, 'abort')
    throw new Error(words, { cause })
  }
  return composer.generate(request, options)
})
