import type { CheckVerdict, Copy } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'

/**
 * One rule that copy must keep. `find` is pure and gives the reasons it is broken, none when it is kept.
 * Reasons are written for a person and for a repair; they never quote the brief.
 */
export interface Check {
  readonly name: string
  readonly severity: 'hard' | 'soft'
  /** Whether a candidate that breaks it is blocked by policy rather than merely unusable. */
  readonly policy: boolean
  find(copy: Copy, request: GenerationRequest): string[]
}

/** The fields of copy that hold words, by name. */
export function fieldsOf(copy: Copy): Array<{ field: 'headline' | 'primary_text' | 'description'; text: string }> {
  return [
    { field: 'headline' as const, text: copy.headline },
    { field: 'primary_text' as const, text: copy.primary_text },
    ...(copy.description === undefined ? [] : [{ field: 'description' as const, text: copy.description }]),
  ]
}

/** The verdict of one check on a candidate. */
export function verdictOf(check: Check, copy: Copy, request: GenerationRequest): CheckVerdict {
  const reasons = check.find(copy, request)
  const verdict = { check: check.name, severity: check.severity, passed: reasons.length === 0 }
  return reasons.length === 0 ? verdict : { ...verdict, reason: reasons.slice(0, 5).join('; ') }
}
