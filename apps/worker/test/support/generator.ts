import type { Copy } from '@adcopy/contract'
import { generatorOf, type Generator, type OpenCall, type Writer } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'

export type Write = Writer['write']

/** A generator whose writer does as the test says; {@link compose} is the real one. There is no verifier. */
export function scriptedGenerator(write: Write): Generator {
  const writer = { name: 'scripted', model: 'model-1', promptVersion: '7', write }
  return generatorOf({ writer: () => writer, verifier: null })
}

export const compose: Write = async (request, _repair, { attempt }) => ({
  ok: true,
  draft: await inProcess.compose(request, attempt),
})

/** A writer that answers with this copy. */
export const drafting =
  (copy: Copy): Write =>
  async () => ({ ok: true, draft: { copy, support: [] } })

/** A writer that throws. */
export const throwing =
  (error: () => Error): Write =>
  async () => {
    throw error()
  }

const call = { role: 'writer', backend: 'scripted', model: 'model-1' } as const

/** Makes a paid call before it does what it wraps, as writers around a model do. */
export const calling =
  (end: (open: OpenCall) => Promise<void>, write: Write = compose): Write =>
  async (request, repair, options) => {
    await end(await options.account.open(call))
    return write(request, repair, options)
  }
