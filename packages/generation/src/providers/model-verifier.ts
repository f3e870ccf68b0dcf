import type { Compute } from '../compute/compute.ts'
import { ProviderError } from '../errors.ts'
import { verificationAsksMax } from '../limits.ts'
import type { Verifier } from '../seams.ts'
import { hash } from '../text/random.ts'
import { verifierPromptVersion } from '../verifier/instructions.ts'
import { verificationSchema } from '../verifier/read-verification.ts'
import { createAsker } from './ask-model.ts'
import type { ProviderSettings } from './settings.ts'

/**
 * After an unusable answer, the model is asked once more. A second unusable answer is reported as a fault of the
 * provider, not of the copy.
 */
export function createModelVerifier(settings: ProviderSettings): (compute: Compute) => Verifier {
  const asker = createAsker(settings, 'verifier', verificationSchema)
  return (compute) => ({
    name: settings.name,
    model: settings.model,
    promptVersion: verifierPromptVersion,
    async verify(request, copy, options) {
      let fault: string | null = null
      for (let ask = 0; ask < verificationAsksMax; ask += 1) {
        const prompt = await compute.verifierPrompt(request, copy, fault)
        const seed = hash(`${request.seed}\u0000${options.attempt}\u0000${ask}`) >>> 1
        const { text, cutOff } = await asker.ask({ prompt, seed }, options)
        const read = await compute.readVerification(request, copy, text, cutOff)
        if (read.ok) return read.verification
        fault = read.fault
      }
      throw new ProviderError('unusable_answer', { mayBeCharged: true })
    },
  })
}
