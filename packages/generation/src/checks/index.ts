import type { CheckVerdict } from '@adcopy/contract'
import { awarenessConformance, awarenessHook } from './awareness.ts'
import { briefNotRepeated } from './brief.ts'
import { type Check, verdictOf } from './check.ts'
import { supportedClaims } from './claims.ts'
import { excludedTerms } from './exclusions.ts'
import {
  descriptionMax,
  descriptionTarget,
  headlineMax,
  headlineTarget,
  primaryTextMax,
  primaryTextMin,
} from './lengths.ts'
import { groundedStatements } from './grounded.ts'
import { offerConditions } from './offer-conditions.ts'
import { policyChecks } from './policies/index.ts'
import type { CopyReading } from './reading.ts'
import { restrictions } from './restrictions.ts'
import { complete, plainText, repetition } from './shape.ts'
import { platformStyle } from './style.ts'
import { brandLanguage, brandLanguageLikely } from './written-language.ts'

/** Every check, in the order in which verdicts are shown. A new rule is a new entry here. */
export const checks: readonly Check[] = [
  complete,
  plainText,
  primaryTextMax,
  primaryTextMin,
  headlineMax,
  headlineTarget,
  descriptionMax,
  descriptionTarget,
  excludedTerms,
  restrictions,
  supportedClaims,
  groundedStatements,
  offerConditions,
  briefNotRepeated,
  ...policyChecks,
  awarenessHook,
  awarenessConformance,
  brandLanguage,
  brandLanguageLikely,
  platformStyle,
  repetition,
]

const ofPolicy = new Set(checks.filter((check) => check.policy).map((check) => check.name))

/** Judges a candidate by every check; pure. One verdict each, in a fixed order. */
export function runChecks(reading: CopyReading): CheckVerdict[] {
  return checks.map((check) => verdictOf(check, reading))
}

/** The checks that stand between a candidate and its use, by name. */
export function hardFailures(verdicts: readonly CheckVerdict[]): string[] {
  return verdicts.filter(({ passed, severity }) => !passed && severity === 'hard').map(({ check }) => check)
}

export function brokeHard(verdicts: readonly CheckVerdict[]): boolean {
  return hardFailures(verdicts).length > 0
}

/** Whether an excluded term, a restriction or an advertising policy was broken. */
export function brokePolicy(verdicts: readonly CheckVerdict[]): boolean {
  return verdicts.some((verdict) => !verdict.passed && ofPolicy.has(verdict.check))
}

const weights = { hard: 'must be mended', soft: 'better mended' } as const

/** What a repair is told: the reasons of all failed checks, hard ones first, and how much each weighs. */
export function feedbackOf(verdicts: readonly CheckVerdict[]): string[] {
  const failed = verdicts.filter((verdict) => !verdict.passed)
  return (['hard', 'soft'] as const).flatMap((severity) =>
    failed
      .filter((verdict) => verdict.severity === severity)
      .map(({ check, reason }) => `${weights[severity]}, ${check}: ${reason ?? 'failed'}`),
  )
}
