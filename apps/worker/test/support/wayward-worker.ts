import { once } from 'node:events'
import { ProviderError } from '@adcopy/generation'
import { runAround } from './run-around.ts'

// Runs a worker whose writer behaves as the first word of the brief demands. Its errors quote the brief and the brand.
const hanging = new Set(['cancelled', 'expired', ...(process.env['HOLD'] === undefined ? [] : ['held', 'terminated'])])
const tried = new Set<string>()

const wordy = (error: Error, message: string, cause: Error) => Object.assign(error, { message, cause })

await runAround(({ compose, read }) => async (request, repair, options) => {
  const [way] = request.brief.split(' ')
  const words = `${request.brief} for ${request.grounding.profile.name}`
  const cause = Object.assign(new Error(words), { code: 'ECANARY', request, detail: words })
  const first = !tried.has(request.seed)
  tried.add(request.seed)
  if (way === 'refused') throw wordy(new ProviderError('refused'), words, cause)
  if (way === 'overloaded' && first) throw wordy(new ProviderError('overloaded', { retryAfterMs: 10 }), words, cause)
  if (way === 'broken' && first) throw new TypeError(words, { cause })
  if (way === 'blocked') {
    const copy = { headline: 'A bed for you', primary_text: `Porn for you. ${words}` }
    return read(JSON.stringify(copy), request)
  }
  if (way !== undefined && hanging.has(way)) {
    await once(options.signal, 'abort')
    throw new Error(words, { cause })
  }
  return compose(request, repair, options)
})
