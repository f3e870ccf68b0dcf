import type { CheckVerdict } from '@adcopy/contract'
import { verifierPolicyChecks } from './verifier/verification.ts'

// This module contains only what is needed to read verdicts. The modules of the checks load 200 MiB of language models,
// so only compute processes import those modules. Policy checks are therefore listed here; a test ensures that the list
// matches the checks.

/**
 * Increase the version by hand whenever the code or word lists of the checks and the verifier change. A test fails if
 * this is forgotten.
 */
export const checksVersion = 9

const ofPolicy: ReadonlySet<string> = new Set(['excluded_terms', 'policy_words', ...verifierPolicyChecks])

/**
 * True for checks of the brand's restrictions and of advertising policies. A job that fails one of them ends as
 * `policy_blocked`.
 */
export const isPolicyCheck = (check: string): boolean => ofPolicy.has(check)

export function hardFailures(verdicts: readonly CheckVerdict[]): string[] {
  return verdicts.filter(({ passed, severity }) => !passed && severity === 'hard').map(({ check }) => check)
}
