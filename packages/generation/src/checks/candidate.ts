import { primaryTextGraphemes, type CheckVerdict, type Copy, type CopyLength } from '@adcopy/contract'

/** UTF-16 units of all fields together: twice what copy of this length needs, and little enough for every check. */
const unitsMax = (copyLength: CopyLength) => 2 * primaryTextGraphemes[copyLength].max + 1024

/** Copy that the checks may look at, or the verdict that there is none. */
export type Candidate = { copy: Copy } | { verdicts: CheckVerdict[] }

/**
 * Reads what a backend answered, which may be anything: a model is somebody else's program. What is no copy at all fails
 * like any candidate, and no check looks at it: one that never ends on a megabyte would end the worker.
 */
export function readCandidate(answer: unknown, copyLength: CopyLength): Candidate {
  if (!isCopy(answer)) return { verdicts: [unusable('it is not a headline, a primary text and perhaps a description')] }
  const fields = [answer.headline, answer.primary_text, answer.description ?? '']
  if (fields.join('').length > unitsMax(copyLength)) return { verdicts: [unusable('it is far too long')] }
  if (!fields.every((text) => text.isWellFormed())) return { verdicts: [unusable('it holds half a surrogate pair')] }
  return { copy: answer }
}

function isCopy(answer: unknown): answer is Copy {
  if (typeof answer !== 'object' || answer === null) return false
  const { headline, primary_text, description = '', ...rest } = answer as Record<string, unknown>
  return (
    [headline, primary_text, description].every((text) => typeof text === 'string') && Object.keys(rest).length === 0
  )
}

/** The verdict on an answer without copy, beside those of the checks. */
export function unusable(reason: string): CheckVerdict {
  return { check: 'copy', severity: 'hard', passed: false, reason }
}
