import {
  createGenerator,
  type GenerationOutcome,
  inProcess,
  ProviderError,
  verifierPromptVersion,
  writerPromptVersion,
} from '@adcopy/generation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefused, measure } from '../src/measure.ts'
import { readAnswers } from '../src/sets/answers.ts'
import { readCandidates, setNames } from '../src/sets/candidates.ts'
import { type ReplayServer, startReplayServer } from './support/replay-server.ts'

// Recorded words of a large language model travel the whole path: prompt, protocol, checks, verifier, repair.

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer(
    new Map([...readAnswers(writerPromptVersion), ...readAnswers(verifierPromptVersion)]),
  )
})
afterAll(() => server.close())

const account = { open: async () => ({ settle: async () => undefined, release: async () => undefined }) }
const { signal } = new AbortController()

test.each(setNames)(
  'set %s: recorded answers end over the protocol as they are measured',
  { timeout: 120_000 },
  async (set) => {
    const honest = (await readCandidates(set)).filter(({ kind }) => kind === 'honest')
    const measured = await measure(honest)
    const provider = {
      name: 'openai-compatible' as const,
      model: 'recorded',
      apiKey: undefined,
      baseUrl: server.url,
      timeoutMs: 20_000,
      outputTokensMax: 8_192,
      prices: null,
    }
    const generator = await createGenerator({ writer: provider, verifier: provider })
    const verified = measured.filter((each) => each.verified !== null)
    const outcomes: string[] = []
    for (const { candidate } of verified) {
      const asked = generator.generate(inProcess, candidate.request, { signal, account })
      outcomes.push(
        await asked.then(describe, (error: unknown) => (error instanceof ProviderError ? 'repair' : 'error')),
      )
    }
    // A repair is asked for with our reasons, and no answer to that is recorded.
    expect(outcomes).toEqual(verified.map((each) => (isRefused(each) ? 'repair' : 'usable, verified, at first')))
    expect(server.unanswered.every((document) => document.includes('reasons:'))).toBe(true)
    expect(outcomes.length).toBeGreaterThan(0)
  },
)

const describe = (outcome: GenerationOutcome) =>
  outcome.ok && outcome.verified && outcome.attempts === 1 ? 'usable, verified, at first' : 'otherwise'
