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
  /** Primary subtag of the brand's language, `und` if it is unknown. */
  language: string
  sentences: readonly CopySentence[]
  pieces: readonly CitedPiece[]
  index: SourceIndex
}

/** A mechanical rule. Code applies it to copy in any language, without understanding the text. */
export interface Check {
  readonly name: string
  /** Generated copy that fails a hard check is rejected. A failed soft check is only shown on the artifact. */
  readonly severity: CheckVerdict['severity']
  /** True if a job ends as `policy_blocked` when its last candidate fails this check. */
  readonly policy?: true
  /**
   * Returns the reasons why the candidate fails; empty if it passes. Reasons quote copy and facts, but never the brief.
   */
  find(candidate: Candidate): string[]
}

/** Reads a draft once, so that all checks can share the result. */
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

/** Maximum length of all reasons of one verdict together, in UTF-16 units. */
const reasonsCharactersMax = 4_000

/** Returns a verdict with its distinct reasons, which are cut off at the maximum length. */
export function verdictOf(
  { name, severity }: Pick<Check, 'name' | 'severity'>,
  reasons: readonly string[],
): CheckVerdict {
  if (reasons.length === 0) return { check: name, severity, passed: true }
  const reason = [...new Set(reasons)].join('; ').slice(0, reasonsCharactersMax)
  return { check: name, severity, passed: false, reason }
}

/** Formats a sentence of the copy for a reason. */
export function placeOf({ field, text }: Pick<CopySentence, 'field' | 'text'>): string {
  return `${field}, “${text}”`
}
