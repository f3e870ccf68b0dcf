import { type GenerationRequest, type Generator, generatorOf, type Writer } from '@adcopy/generation'
import { readEnv } from '../../src/env.ts'
import { createLog } from '../../src/log.ts'
import { runWorker } from '../../src/run-worker.ts'
import { installRuntime } from '../../src/temporal.ts'

type Write = Writer['write']

interface Tools {
  compose: Write
  read: (text: string, request: GenerationRequest) => ReturnType<Write>
}

/**
 * `writeAround` builds the worker's writer from the composer. With `WRITER_MODEL`, the writer counts as one that makes
 * paid calls, so that the worker makes no local attempts.
 */
export async function runAround(writeAround: (tools: Tools) => Write): Promise<never> {
  const generator = generatorOf({
    writer: (compute) => {
      const compose: Write = async (request, _repair, { attempt }) => ({
        ok: true,
        draft: await compute.compose(request, attempt),
      })
      const read: Tools['read'] = (text, { copyLength }) => compute.readDraft(text, false, copyLength)
      const model = process.env['WRITER_MODEL'] ?? null
      return { name: 'composer', model, promptVersion: 'composer', write: writeAround({ compose, read }) }
    },
    verifier: null,
  })
  return runWith(generator)
}

export async function runWith(generator: Generator): Promise<never> {
  const env = readEnv(process.env)
  const log = createLog(env.logLevel)
  const stopping = new AbortController()
  process.once('SIGTERM', () => stopping.abort())
  installRuntime(log)
  try {
    await runWorker({ env, generator, log, signal: stopping.signal })
    process.exit(0)
  } catch (error) {
    log.fatal({ error }, 'the worker broke down')
    process.exit(1)
  }
}
