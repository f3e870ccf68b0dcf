import type { CheckVerdict } from '@adcopy/contract'
import type { CopyReading, Reading } from './reading.ts'

interface Rule {
  readonly name: string
  readonly severity: 'hard' | 'soft'
  /** Whether a candidate that breaks it is blocked by policy rather than merely unusable. */
  readonly policy: boolean
}

/** A rule that a sentence can break by itself, wherever it stands. */
export interface SentenceCheck extends Rule {
  readonly scope: 'sentence'
  find(reading: Reading): string[]
}

/** A rule of the copy as a whole: of its fields, of where something stands, or of what was asked for. */
export interface CopyCheck extends Rule {
  readonly scope: 'copy'
  find(reading: CopyReading): string[]
}

/**
 * One rule that copy must keep. `find` is pure and gives the reasons it is broken, none when it is kept.
 * Reasons are written for a person and for a repair; they never quote the brief.
 */
export type Check = SentenceCheck | CopyCheck

/** The verdict of one check on a candidate. */
export function verdictOf(check: Check, reading: CopyReading): CheckVerdict {
  const reasons = check.find(reading)
  const verdict = { check: check.name, severity: check.severity, passed: reasons.length === 0 }
  return reasons.length === 0 ? verdict : { ...verdict, reason: reasons.slice(0, 5).join('; ') }
}
