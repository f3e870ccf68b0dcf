import type { CheckVerdict, Copy, CopyClaim } from '@adcopy/contract'
import { briefNotRepeated } from '../checks/form.ts'
import { runChecks } from '../checks/index.ts'
import { sentencesOfCopy, type CopySentence } from '../checks/sentences.ts'
import type { Fact } from '../facts/fact.ts'
import { readingOf } from '../reading.ts'
import type { GenerationRequest, Support } from '../request.ts'

/** The brief is missing because it has already been deleted. */
export interface Edit {
  request: Omit<GenerationRequest, 'brief' | 'seed'>
  before: { copy: Copy; claims: readonly CopyClaim[] }
  copy: Copy
}

export interface Rechecked {
  /** Without the verifier's checks, because the verifier does not judge edits. */
  checks: CheckVerdict[]
  claims: CopyClaim[]
}

/** Omits the check {@link briefNotRepeated}, because it needs the brief. */
export function recheck({ request, before, copy }: Edit): Rechecked {
  const claims = keepClaims(before, copy)
  const support = supportOf(claims, readingOf(request).facts)
  const checks = runChecks({ ...request, brief: '', seed: '' }, { copy, support })
  return { checks: checks.filter(({ check }) => check !== briefNotRepeated.name), claims }
}

/**
 * Keeps the claims whose sentences are unchanged and still consecutive in the same field. Their offsets are those in
 * the new copy.
 */
function keepClaims(before: Edit['before'], copy: Copy): CopyClaim[] {
  const old = sentencesOfCopy(before.copy)
  const current = sentencesOfCopy(copy)
  return before.claims.flatMap((claim) => {
    const touched = old.filter(
      ({ field, start, end }) => field === claim.field && start < claim.end && end > claim.start,
    )
    const first = touched[0]
    const last = touched.at(-1)
    if (first === undefined || last === undefined || claim.start < first.start || claim.end > last.end) return []
    const passage = (before.copy[claim.field] ?? '').slice(first.start, last.end)
    const start = placeOf(passage, claim.field, copy, current)
    if (start === undefined) return []
    const moved = start - first.start
    return [{ ...claim, start: claim.start + moved, end: claim.end + moved }]
  })
}

/** Returns undefined if the new copy does not contain the passage as whole sentences. */
function placeOf(passage: string, field: CopySentence['field'], copy: Copy, sentences: readonly CopySentence[]) {
  const own = sentences.filter((sentence) => sentence.field === field)
  const text = copy[field] ?? ''
  return own.find(
    ({ start }) => text.startsWith(passage, start) && own.some(({ end }) => end === start + passage.length),
  )?.start
}

const placeKeys = ['part', 'item', 'field', 'entry', 'start', 'end'] as const

/** Each claim cites the fact that has the same source position. Claims without such a fact are omitted. */
function supportOf(claims: readonly CopyClaim[], facts: readonly Fact[]): Support[] {
  const addressOf = (source: Fact['source']) => placeKeys.map((key) => source[key]).join('|')
  const ids = new Map(facts.map(({ id, source }) => [addressOf(source), id]))
  return claims.flatMap(({ text, source }) => {
    const id = ids.get(addressOf(source))
    return id === undefined ? [] : [{ says: text, facts: [id] }]
  })
}
