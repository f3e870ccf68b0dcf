import type { CheckVerdict, Copy, CopyClaim } from '@adcopy/contract'
import { type Check, placeOf, verdictOf } from '../checks/check.ts'
import { piecesOf } from '../checks/sentences.ts'
import { describeFact, type Fact } from '../facts/fact.ts'
import { readingOf } from '../reading.ts'
import type { Draft, GenerationRequest } from '../request.ts'
import { policies, policyIds } from './policies.ts'
import type { JudgedSentence, SentenceVerdict, Verification, VerifierCheck } from './verification.ts'

const refusals: Readonly<Partial<Record<SentenceVerdict, string>>> = {
  overstated: 'says more than the facts',
  contradicted: 'says otherwise than the facts',
  not_in_sources: 'claims something that no fact says',
}

const hard = (name: VerifierCheck): Pick<Check, 'name' | 'severity'> => ({ name, severity: 'hard' })

/**
 * The reasons consist of fixed phrases and of quotations from the copy and the sources. They contain no text written by
 * the verifier.
 */
export function judge(request: GenerationRequest, copy: Copy, verification: Verification): CheckVerdict[] {
  const { byId: facts } = readingOf(request)
  const { sentences, missingTerms, openingFits } = verification
  const place = ({ field, start, end }: JudgedSentence) =>
    placeOf({ field, text: (copy[field] ?? '').slice(start, end) })
  const restrictions = request.grounding.profile.restrictions ?? []
  return [
    verdictOf(
      hard('supported_claims'),
      sentences.flatMap((sentence) => {
        const refusal = refusals[sentence.verdict]
        if (refusal === undefined) return []
        const shown = sentence.facts.slice(0, 2).map((id) => quote(facts.get(id)))
        return [`${place(sentence)}: ${refusal}${shown.length === 0 ? '' : ` (${shown.join(' ')})`}`]
      }),
    ),
    verdictOf(
      hard('offer_conditions'),
      missingTerms.map((id) => `the copy mentions the offer without ${quote(facts.get(id))}`),
    ),
    verdictOf(
      hard('restrictions'),
      sentences.flatMap((sentence) =>
        sentence.restrictions.map((index) => `${place(sentence)}: breaks “${restrictions[index] ?? ''}”`),
      ),
    ),
    ...policyIds.map((id) =>
      verdictOf(
        hard(id),
        sentences
          .filter((sentence) => sentence.policies.includes(id))
          .map((sentence) => `${place(sentence)}: policies forbid ${policies[id].forbids}`),
      ),
    ),
    verdictOf(
      hard('awareness_opening'),
      openingFits ? [] : [`the opening does not fit a reader who is ${request.awarenessLevel}`],
    ),
  ]
}

const quote = (fact: Fact | undefined) => (fact === undefined ? '' : `${fact.id}: “${describeFact(fact)}”`)

/** The passages and facts come from the verification or, without a verifier, from what the writer cited. */
export function claimsOf(request: GenerationRequest, draft: Draft, verification: Verification | null): CopyClaim[] {
  const { byId: facts } = readingOf(request)
  const spans =
    verification === null ? piecesOf(draft) : verification.sentences.filter(({ verdict }) => verdict === 'supported')
  return spans.flatMap(({ field, start, end, facts: ids }) =>
    [...new Set(ids)].flatMap((id): CopyClaim[] => {
      const fact = facts.get(id)
      if (fact === undefined) return []
      const text = (draft.copy[field] ?? '').slice(start, end)
      return [{ field, start, end, text, kind: 'statement', source: { ...fact.source, sentence: describeFact(fact) } }]
    }),
  )
}
