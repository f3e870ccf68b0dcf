import type { CheckVerdict } from '@adcopy/contract'
import type { Draft, GenerationRequest } from '../request.ts'
import { dates, figures, linksAndCodes, quotations } from './carried.ts'
import { type Check, readCandidate, verdictOf } from './check.ts'
import { excludedTerms, policyFloor } from './forbidden.ts'
import { brandLanguage, briefNotRepeated, complete, plainText, platformStyle } from './form.ts'
import { lengths } from './lengths.ts'
import { names } from './names.ts'
import { awarenessHook, offerFigures } from './offer.ts'
import { verifierChecks, verifierPolicyChecks } from '../verifier/verification.ts'

/** Version of the rules for candidates. A person raises it with any change of checks or verifier. */
export const checksVersion = 2

/** Every mechanical check, in the order in which verdicts are shown. */
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

/** Every hard check, the verifier's included. */
export const hardCheckNames: readonly string[] = [
  ...checks.filter(({ severity }) => severity === 'hard').map(({ name }) => name),
  ...verifierChecks,
]

/** Checks a draft; pure. One verdict for each check. */
export function runChecks(request: GenerationRequest, draft: Draft): CheckVerdict[] {
  const candidate = readCandidate(request, draft)
  return checks.map((check) => verdictOf(check, check.find(candidate)))
}

/** Names of the hard checks that a candidate failed. */
export function hardFailures(verdicts: readonly CheckVerdict[]): string[] {
  return verdicts.filter(({ passed, severity }) => !passed && severity === 'hard').map(({ check }) => check)
}

const ofPolicy: ReadonlySet<string> = new Set([
  ...checks.filter(({ policy }) => policy === true).map(({ name }) => name),
  ...verifierPolicyChecks,
])

/** Whether a check is about the brand's restrictions or an advertising policy: a job that fails it ends as `policy_blocked`. */
export const isPolicyCheck = (check: string): boolean => ofPolicy.has(check)
