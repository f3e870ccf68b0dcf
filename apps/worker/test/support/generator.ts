import type { Copy } from '@adcopy/contract'
import { generatorOf, type Generator, type OpenCall, type Writer } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'

export type Write = Writer['write']

export function scriptedGenerator(write: Write, model: string | null = 'model-1'): Generator {
  const writer = { name: 'scripted', model, promptVersion: '7', write }
  return generatorOf({ writer: () => writer, verifier: null })
}

export const compose: Write = async (request, _repair, { attempt }) => ({
  ok: true,
  draft: await inProcess.compose(request, attempt),
})

/** `write` resolves `writing` when it is called, and then waits for `finish`. */
export function gated() {
  const [called, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const write: Write = async (...request) => {
    called.resolve()
    await finished.promise
    return compose(...request)
  }
  return { write, writing: called.promise, finish: finished.resolve }
}

export const drafting =
  (copy: Copy): Write =>
  async () => ({ ok: true, draft: { copy, support: [] } })

export const throwing =
  (error: () => Error): Write =>
  async () => {
    throw error()
  }

const call = { role: 'writer', backend: 'scripted', model: 'model-1' } as const

/** Wraps a writer so that it first records a paid call, as a writer that calls a model does. */
export const calling =
  (end: (open: OpenCall) => Promise<void>, write: Write = compose): Write =>
  async (request, repair, options) => {
    await end(await options.account.open(call))
    return write(request, repair, options)
  }
