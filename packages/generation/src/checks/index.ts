import type { CheckVerdict } from '@adcopy/contract'
import type { Draft, GenerationRequest } from '../request.ts'
import { dates, figures, linksAndCodes, quotations } from './carried.ts'
import { type Check, readCandidate, verdictOf } from './check.ts'
import { excludedTerms, policyFloor } from './forbidden.ts'
import { brandLanguage, briefNotRepeated, complete, plainText, platformStyle } from './form.ts'
import { lengths } from './lengths.ts'
import { names } from './names.ts'
import { awarenessHook, offerFigures } from './offer.ts'
import { verifierChecks } from '../verifier/verification.ts'

export const checks: readonly Check[] = [
  complete,
  plainText,
  ...lengths,
  figures,
  dates,
  linksAndCodes,
  quotations,
  names,
  offerFigures,
  excludedTerms,
  policyFloor,
  awarenessHook,
  briefNotRepeated,
  brandLanguage,
  platformStyle,
]

/** The names of all hard checks, including those of the verifier. */
export const hardCheckNames: readonly string[] = [
  ...checks.filter(({ severity }) => severity === 'hard').map(({ name }) => name),
  ...verifierChecks,
]

export function runChecks(request: GenerationRequest, draft: Draft): CheckVerdict[] {
  const candidate = readCandidate(request, draft)
  return checks.map((check) => verdictOf(check, check.find(candidate)))
}
