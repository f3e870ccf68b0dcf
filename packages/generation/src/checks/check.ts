import type { CheckVerdict } from '@adcopy/contract'
import { placedByQuote } from './placing.ts'
import type { CopyReading, Reading } from './reading.ts'

interface Rule {
  readonly name: string
  readonly severity: 'hard' | 'soft'
  /** Whether a candidate that breaks it is blocked by policy rather than merely unusable. */
  readonly policy: boolean
  /** The reasons with where each is found, for a check that knows better than by what they quote. */
  placed?(reading: CopyReading): string[]
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

/** UTF-16 units of all reasons of a verdict. */
const reasonsMax = 8000

/** The verdict of one check on a candidate, with every reason and where in the copy it is found. */
export function verdictOf(check: Check, reading: CopyReading): CheckVerdict {
  const reasons = check.find(reading)
  const verdict = { check: check.name, severity: check.severity, passed: reasons.length === 0 }
  if (reasons.length === 0) return verdict
  const told = check.placed?.(reading) ?? reasons.map((reason) => placedByQuote(reading, reason))
  return { ...verdict, reason: within(told) }
}

/** As many of the reasons as there is room for, the first at the least. */
function within([first = '', ...others]: readonly string[]): string {
  return others.reduce((all, each) => (all.length + each.length > reasonsMax ? all : `${all}; ${each}`), first)
}
