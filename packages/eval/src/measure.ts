import { hardFailures, verifierPromptVersion } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import { hashOf, readAnswers } from './sets/answers.ts'
import type { EvalCandidate } from './sets/candidates.ts'

export interface Measured {
  candidate: EvalCandidate
  mechanical: readonly string[]
  /** Hard checks of the verifier that the candidate failed; null if no usable answer of the verifier is recorded. */
  verified: readonly string[] | null
  /** Why the recorded answer could not be used; null if it was used, or if no answer is recorded. */
  fault: string | null
}

export async function measure(candidates: readonly EvalCandidate[]): Promise<Measured[]> {
  const answers = readAnswers(verifierPromptVersion)
  const measured: Measured[] = []
  for (const candidate of candidates) {
    const { request, draft } = candidate
    const mechanical = hardFailures(await inProcess.check(request, draft))
    const { document } = await inProcess.verifierPrompt(request, draft.copy, null)
    const answer = answers.get(hashOf(document))
    if (answer === undefined) {
      measured.push({ candidate, mechanical, verified: null, fault: null })
      continue
    }
    const read = await inProcess.readVerification(request, draft.copy, answer.answer, false)
    const verified = read.ok ? hardFailures(await inProcess.judge(request, draft.copy, read.verification)) : null
    measured.push({ candidate, mechanical, verified, fault: read.ok ? null : read.fault })
  }
  return measured
}

export const isRefused = ({ mechanical, verified }: Measured): boolean =>
  mechanical.length > 0 || (verified?.length ?? 0) > 0
