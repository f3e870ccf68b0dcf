import type { Copy } from '@adcopy/contract'
import { z } from 'zod'
import { countedIn } from '../checks/carried.ts'
import { type CopySentence, sentencesOfCopy } from '../checks/sentences.ts'
import { hasFigure, type SourceIndex } from '../checks/source-index.ts'
import type { ReadVerification } from '../compute/compute.ts'
import type { Fact } from '../facts/fact.ts'
import { jsonIn } from '../prompt/json-in.ts'
import { readingOf } from '../reading.ts'
import type { GenerationRequest } from '../request.ts'
import { plain, wordsIn } from '../text/plain.ts'
import { policyIds } from './policies.ts'
import { sentenceVerdicts, type Verification } from './verification.ts'

export const verificationSchema = z.object({
  sentences: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum(sentenceVerdicts),
      facts: z.array(z.string()),
      policies: z.array(z.string()),
      restrictions: z.array(z.string()),
    }),
  ),
  missing_terms: z.array(z.string()),
  opening_fits: z.boolean(),
})

type Answer = z.output<typeof verificationSchema>

/** `fault` explains why the answer cannot be used. It may quote a number from the copy, but never the answer. */
export function readVerification(
  request: GenerationRequest,
  copy: Copy,
  text: string,
  cutOff: boolean,
): ReadVerification {
  if (cutOff) return { ok: false, fault: 'the answer was cut off before its end' }
  const parsed = verificationSchema.safeParse(jsonIn(text))
  if (!parsed.success) return { ok: false, fault: 'the answer was not one JSON object of the shape asked for' }
  const sentences = sentencesOfCopy(copy)
  const fault = faultOf(parsed.data, sentences, request)
  if (fault !== null) return { ok: false, fault }
  return { ok: true, verification: toVerification(parsed.data, sentences) }
}

interface Known {
  index: SourceIndex
  language: string
  /** Ids of the facts that can prove a claim about the brand. */
  proofs: ReadonlySet<string>
  /** Empty without an offer, or if its name is one word, because copy may use that word without meaning the offer. */
  offerName: string
}

/** An avatar describes a kind of customer, so it proves nothing about the brand. */
const isProof = ({ source }: Fact) => source.part !== 'avatar'

/** Fields that contain the offer's conditions. The verifier may require that the copy states them. */
export const conditionFields = new Set(['price', 'valid_until', 'terms'])

function faultOf(answer: Answer, sentences: readonly CopySentence[], request: GenerationRequest): string | null {
  const { facts, byId, offerFacts, index: sources, language } = readingOf(request)
  const ids = {
    facts: byId,
    policies: new Set<string>(policyIds),
    restrictions: new Set((request.grounding.profile.restrictions ?? []).map((_, index) => `r${index + 1}`)),
    terms: new Set(offerFacts.filter(({ source }) => conditionFields.has(source.field)).map(({ id }) => id)),
  }
  if (answer.sentences.length !== sentences.length) return 'the answer did not have one entry for every sentence'
  const misplaced = sentences.find(({ id }, index) => answer.sentences[index]?.id !== id)
  if (misplaced !== undefined) return `the answer had no entry for ${misplaced.id} in its place`
  const unknown = [
    ...answer.sentences.flatMap((sentence) => [
      ...sentence.facts.filter((id) => !ids.facts.has(id)),
      ...sentence.policies.filter((id) => !ids.policies.has(id)),
      ...sentence.restrictions.filter((id) => !ids.restrictions.has(id)),
    ]),
    ...answer.missing_terms.filter((id) => !ids.terms.has(id)),
  ]
  if (unknown.length > 0) return 'the answer named an id that the document does not have'
  const known = {
    index: sources,
    language,
    proofs: new Set(facts.filter(isProof).map(({ id }) => id)),
    offerName: offerNameOf(request),
  }
  return (
    sentences
      .map((sentence, at) => faultOfSentence(sentence, answer.sentences[at]!, known))
      .find((fault) => fault !== null) ?? null
  )
}

function faultOfSentence(
  sentence: CopySentence,
  entry: Answer['sentences'][number],
  { index, language, proofs, offerName }: Known,
): string | null {
  const { id } = sentence
  const text = plain(sentence.text)
  const figures = countedIn(text, language)
  if (entry.verdict === 'no_claim') {
    const isCounted = figures.some(({ units }) => units.size > 0 && !units.has('×'))
    return isCounted || (offerName !== '' && text.includes(offerName))
      ? `${id} holds a price, a percentage or the offer, which is a claim`
      : null
  }
  if (entry.verdict !== 'supported') return null
  if (entry.facts.length > factsMax) return `${id} named more than ${factsMax} facts`
  if (!entry.facts.some((fact) => proofs.has(fact))) return `${id} was called supported without a fact about the brand`
  const missing = figures.find((figure) => !hasFigure(index, entry.facts, figure))
  return missing === undefined ? null : `${id} was called supported by facts that do not hold “${missing.text}”`
}

/** Maximum number of facts that the verifier may list as support for one sentence. */
const factsMax = 100

function offerNameOf({ offer }: GenerationRequest): string {
  const name = plain(offer?.name ?? '').trim()
  return wordsIn(name).length > 1 ? name : ''
}

/** `faultOf` has checked that the answer has one entry for each sentence, in the same order. */
function toVerification(answer: Answer, sentences: readonly CopySentence[]): Verification {
  return {
    sentences: sentences.map(({ field, start, end }, at) => {
      const { verdict, facts, policies, restrictions } = answer.sentences[at]!
      const broken = restrictions.map((id) => Number(id.slice(1)) - 1)
      return { field, start, end, verdict, facts, policies, restrictions: broken }
    }),
    missingTerms: answer.missing_terms,
    openingFits: answer.opening_fits,
  }
}
