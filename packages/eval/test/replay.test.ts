import {
  createGenerator,
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
    let usable = 0
    for (const each of measured.filter(({ verified }) => verified !== null)) {
      const outcome = await generator
        .generate(inProcess, each.candidate.request, { signal, account })
        .catch((error: unknown) => error)
      if (isRefused(each)) {
        // Its repair is asked for with our reasons, and no answer to that is recorded.
        expect(outcome).toBeInstanceOf(ProviderError)
        expect(server.unanswered.at(-1)).toContain('reasons:')
      } else {
        expect(outcome).toMatchObject({ ok: true, attempts: 1, verified: true, copy: each.candidate.draft.copy })
        usable += 1
      }
    }
    expect(usable).toBeGreaterThan(0)
  },
)
