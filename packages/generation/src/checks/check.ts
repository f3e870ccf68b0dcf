import type { CheckVerdict } from '@adcopy/contract'
import type { Fact } from '../facts/fact.ts'
import type { Draft, GenerationRequest } from '../request.ts'
import { type CitedPiece, type CopySentence, piecesOf, sentencesOfCopy } from './sentences.ts'
import type { SourceIndex } from './source-index.ts'
import { readingOf } from '../reading.ts'

export interface Candidate {
  request: GenerationRequest
  draft: Draft
  facts: readonly Fact[]
  /** Primary subtag, such as `en`; `und` if the language is unknown. */
  language: string
  sentences: readonly CopySentence[]
  pieces: readonly CitedPiece[]
  index: SourceIndex
}

/** A rule for candidates that code tests without a model. */
export interface Check {
  readonly name: string
  /** Generated copy that fails a hard check is rejected. A failed soft check is only shown on the artifact. */
  readonly severity: CheckVerdict['severity']
  /** True if a job ends as `policy_blocked` when its last candidate fails this check. */
  readonly policy?: true
  /**
   * Returns an empty list if the candidate passes. Reasons may quote the copy and the facts, but never the brief,
   * because reasons are stored and the brief is deleted when the job ends.
   */
  find(candidate: Candidate): string[]
}

export function readCandidate(request: GenerationRequest, draft: Draft): Candidate {
  const { facts, language, index } = readingOf(request)
  return {
    request,
    draft,
    facts,
    language,
    sentences: sentencesOfCopy(draft.copy),
    pieces: piecesOf(draft),
    index,
  }
}

/** Maximum total length of the reasons of one verdict, in UTF-16 units. */
const reasonsCharactersMax = 4_000

/**
 * The verdict passes if `reasons` is empty. Repeated reasons appear once, and the joined reasons are cut off at the
 * maximum length.
 */
export function verdictOf(
  { name, severity }: Pick<Check, 'name' | 'severity'>,
  reasons: readonly string[],
): CheckVerdict {
  if (reasons.length === 0) return { check: name, severity, passed: true }
  // The cut may halve a surrogate pair, and PostgreSQL refuses the half.
  const reason = [...new Set(reasons)]
    .join('; ')
    .slice(0, reasonsCharactersMax)
    .replace(/[\ud800-\udbff]$/, '')
  return { check: name, severity, passed: false, reason }
}

export function placeOf({ field, text }: Pick<CopySentence, 'field' | 'text'>): string {
  return `${field}, “${text}”`
}
