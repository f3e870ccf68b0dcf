import {
  createGenerator,
  type Generator,
  type GenerationOutcome,
  ProviderError,
  verifierPromptVersion,
  writerPromptVersion,
} from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefused, measure } from '../src/measure.ts'
import { followRepairs } from '../src/repairs.ts'
import { hashOf, readAnswers } from '../src/sets/answers.ts'
import { readCandidates, setNames } from '../src/sets/candidates.ts'
import { type ReplayServer, startReplayServer } from './support/replay-server.ts'

// These tests replay recorded answers of a large language model through the whole path: prompt, protocol, checks,
// verifier and repair.

const recorded = new Map([...readAnswers(writerPromptVersion), ...readAnswers(verifierPromptVersion)])

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer(recorded)
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
    const generator = await replayGenerator()
    const verified = measured.filter((each) => each.verified !== null)
    const outcomes: string[] = []
    for (const { candidate } of verified) {
      const asked = generator.generate(inProcess, candidate.request, { signal, account })
      outcomes.push(
        await asked.then(describe, (error: unknown) => (error instanceof ProviderError ? 'repair' : 'error')),
      )
    }
    // Only first answers are compared, because the answer to a repair prompt may not be recorded.
    expect(outcomes.map((outcome) => outcome === 'usable, verified, at first')).toEqual(
      verified.map((each) => !isRefused(each)),
    )
    expect(server.unanswered.every((document) => document.includes('reasons:'))).toBe(true)
    expect(outcomes.length).toBeGreaterThan(0)
  },
)

test.each(['a', 'b'] as const)(
  'set %s: jobs with a refused first answer end over the protocol as their recorded repairs do',
  { timeout: 120_000 },
  async (set) => {
    const ended = (await followRepairs(set)).filter(({ outcome }) => outcome !== null)
    expect(ended).not.toEqual([])
    const generator = await replayGenerator()
    for (const {
      candidate: { request, draft },
      outcome,
    } of ended) {
      const { document } = await inProcess.writerPrompt(request, null)
      const { description = null, ...copy } = draft.copy
      const answer = JSON.stringify({ ...copy, description, support: draft.support })
      recorded.set(hashOf(document), { prompt: writerPromptVersion, document: '', about: '', answer })
      expect(await generator.generate(inProcess, request, { signal, account })).toEqual(outcome)
    }
  },
)

function replayGenerator(): Promise<Generator> {
  const provider = {
    name: 'openai-compatible' as const,
    model: 'recorded',
    apiKey: undefined,
    baseUrl: server.url,
    timeoutMs: 20_000,
    outputTokensMax: 8_192,
    prices: null,
  }
  return createGenerator({ writer: provider, verifier: provider })
}

const describe = (outcome: GenerationOutcome) =>
  outcome.ok && outcome.verified && outcome.candidates === 1 ? 'usable, verified, at first' : 'otherwise'
