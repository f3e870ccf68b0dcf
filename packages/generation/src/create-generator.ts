import { composerVersion } from './composer/version.ts'
import type { Compute } from './compute/compute.ts'
import { generate, type GenerationLimits, type GenerationOutcome } from './generate.ts'
import { createKeptDrafts, type KeptDrafts } from './kept-drafts.ts'
import { candidatesMax, shapeRefusalsMax, verificationAsksMax } from './limits.ts'
import type { GenerationSettings } from './providers/settings.ts'
import type { GenerationRequest } from './request.ts'
import type { Verifier, Writer } from './seams.ts'

type Seam<T> = (compute: Compute) => T

export interface Generator {
  readonly writer: Pick<Writer, 'name' | 'model' | 'promptVersion' | 'answerMode'>
  readonly verifier: Pick<Verifier, 'name' | 'model' | 'promptVersion'> | null
  /** Drafts that could not be verified yet, for the next attempt at the same job. */
  readonly kept: Pick<KeptDrafts, 'seeds' | 'take'>
  readonly callsPerAttemptMax: number
  generate(compute: Compute, request: GenerationRequest, limits: GenerationLimits): Promise<GenerationOutcome>
}

const composerWriter: Seam<Writer> = (compute) => ({
  name: 'composer',
  model: null,
  promptVersion: composerVersion,
  async write(request, _repair, { attempt }) {
    return { ok: true, draft: await compute.compose(request, attempt) }
  },
})

const noCompute = new Proxy({} as Compute, {
  get() {
    throw new Error('nothing is computed where seams are only named')
  },
})

export function generatorOf(
  seams: { writer: Seam<Writer>; verifier: Seam<Verifier> | null },
  kept: KeptDrafts = createKeptDrafts(),
): Generator {
  const writer = seams.writer(noCompute)
  const verifier = seams.verifier?.(noCompute) ?? null
  const calls = (seam: { name: string; model: string | null } | null, asks: number) =>
    seam === null || seam.model === null ? 0 : asks + (seam.name === 'openai-compatible' ? shapeRefusalsMax : 0)
  return {
    writer,
    verifier,
    kept,
    callsPerAttemptMax: calls(writer, candidatesMax) + calls(verifier, candidatesMax * verificationAsksMax),
    generate: (compute, request, limits) =>
      generate(
        { writer: seams.writer(compute), verifier: seams.verifier?.(compute) ?? null, compute, kept },
        request,
        limits,
      ),
  }
}

/** The model SDKs are loaded only if the writer or the verifier uses a model. */
export async function createGenerator({ writer, verifier }: GenerationSettings): Promise<Generator> {
  const models = async () => ({
    ...(await import('./providers/model-writer.ts')),
    ...(await import('./providers/model-verifier.ts')),
  })
  return generatorOf({
    writer: writer.name === 'composer' ? composerWriter : (await models()).createModelWriter(writer),
    verifier: verifier === null ? null : (await models()).createModelVerifier(verifier),
  })
}
