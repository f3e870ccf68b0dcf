import type { BrandProfile, Copy, Grounding, OfferContent } from '@adcopy/contract'
import { sentencesOfCopy } from '../src/checks/sentences.ts'
import { factSheetOf } from '../src/facts/fact-sheet.ts'
import { CallsSpentError } from '../src/errors.ts'
import type { Draft, GenerationRequest } from '../src/request.ts'
import type { CallAccount, ModelRole, TokenUsage, Verifier } from '../src/seams.ts'
import type { Verification } from '../src/verifier/verification.ts'

export function grounded(profile: BrandProfile, more: Partial<Grounding> = {}): Grounding {
  return { version: 1, profile, brand_brief: [], avatars: [], think_reports: [], ...more }
}

export const bakery = grounded({
  name: 'Hearth & Rye',
  description: 'Hearth & Rye is a bakery in Leeds. It bakes sourdough every morning.',
  language: 'en',
  proof_points: ['Open since 1998', 'A loaf is £4'],
  excluded_terms: ['cheap'],
})

export const firstLoaf: OfferContent = {
  name: 'First Loaf',
  price: '£3',
  valid_until: '31 March 2027',
  terms: ['New customers only'],
}

export const club = grounded({
  name: 'Plumtree',
  description: 'Plumtree is a savings club for neighbours. Members put money aside together.',
  language: 'en',
  restrictions: ['Never compare with banks', 'Never imply that the reader is in debt'],
})

export function request(over: Partial<GenerationRequest> = {}): GenerationRequest {
  return {
    platform: 'facebook',
    awarenessLevel: 'problem_aware',
    copyLength: 'medium',
    brief: 'Early risers on a dark winter morning',
    grounding: bakery,
    offer: null,
    seed: 'seed',
    ...over,
  }
}

/** Passes every check. Its sentences have the ids s1 to s5, and only s3 and s4 contain claims. */
export const loaf: Copy = {
  headline: 'Bread for slow mornings',
  primary_text:
    'The kitchen is dark and the coffee is cold. Hearth & Rye bakes sourdough every morning. It has been open since 1998. Come in before work and take a warm loaf home.',
}

export const loafDraft: Draft = {
  copy: loaf,
  support: [
    { says: 'Hearth & Rye bakes sourdough every morning.', facts: ['f2'] },
    { says: 'open since 1998', facts: ['f3'] },
  ],
}

export const answerOfDraft = ({ copy, support }: Draft) => ({ description: null, ...copy, support })

export function factId(asked: Pick<GenerationRequest, 'grounding' | 'offer'>, words: string): string {
  const found = factSheetOf(asked).find(({ text }) => text.includes(words))
  if (found === undefined) throw new Error(`no fact holds: ${words}`)
  return found.id
}

interface Entry {
  id: string
  verdict: string
  facts: string[]
  policies: string[]
  restrictions: string[]
}

/** Each sentence that is not in `found` gets the verdict `no_claim`. */
export function verdictsOf(copy: Copy, found: Record<string, Partial<Entry>> = {}, missing_terms: string[] = []) {
  const entry = { verdict: 'no_claim', facts: [], policies: [], restrictions: [] }
  const sentences = sentencesOfCopy(copy).map(({ id }): Entry => ({ id, ...entry, ...found[id] }))
  return { sentences, missing_terms, opening_fits: true }
}

export const loafVerdicts = verdictsOf(loaf, {
  s3: { verdict: 'supported', facts: ['f2'] },
  s4: { verdict: 'supported', facts: ['f3'] },
})

interface MemoryAccount extends CallAccount {
  opened: Array<{ role: ModelRole; backend: string; model: string }>
  settled: Array<TokenUsage | null>
  released: number
}

export function memoryAccount(callsMax = Infinity): MemoryAccount {
  const account: MemoryAccount = {
    opened: [],
    settled: [],
    released: 0,
    async open(call) {
      if (account.opened.length - account.released >= callsMax) throw new CallsSpentError('spent')
      account.opened.push(call)
      return {
        settle: async (usage) => void account.settled.push(usage),
        release: async () => void (account.released += 1),
      }
    },
  }
  return account
}

/** The verifier returns these answers in turn and then repeats the last one. `shown` is the copy that it received. */
export function judging(...answers: Array<Verification | Error | (() => never)>) {
  const shown: Copy[] = []
  const verifier: Verifier = {
    name: 'judging',
    model: null,
    promptVersion: 'judging-1',
    async verify(_, copy) {
      const answer = answers[Math.min(shown.push(copy), answers.length) - 1]!
      if (typeof answer === 'function') return answer()
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { verifier, shown }
}
