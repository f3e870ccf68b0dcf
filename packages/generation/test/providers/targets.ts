import { inProcess } from '../../src/compute/in-process.ts'
import { createGenerator, type Generator, type ModelRole } from '../../src/index.ts'
import { createModelVerifier } from '../../src/providers/model-verifier.ts'
import { createModelWriter } from '../../src/providers/model-writer.ts'
import { type ProviderName, providerNames, type ProviderSettings } from '../../src/providers/settings.ts'
import type { CallOptions } from '../../src/seams.ts'
import { answerOfDraft, loaf, loafDraft, loafVerdicts, memoryAccount, request } from '../fixtures.ts'

/** The base path of each provider's API, and a model that the provider's library knows. */
const targets = {
  openai: { path: '/v1', model: 'gpt-5' },
  anthropic: { path: '/v1', model: 'claude-sonnet-4-5' },
  google: { path: '/v1beta', model: 'gemini-2.5-flash' },
  'openai-compatible': { path: '/v1', model: 'llama-3.3-70b' },
} as const satisfies Record<ProviderName, { path: string; model: string }>

export const providers = providerNames
export const roles = ['writer', 'verifier'] as const satisfies readonly ModelRole[]
export const providersInRoles = providers.flatMap((name) => roles.map((role) => [name, role] as const))

export const apiKey = 'sk-test-canary'

export function settingsAt(url: string, name: ProviderName, over: Partial<ProviderSettings> = {}): ProviderSettings {
  const { path, model } = targets[name]
  const settings = { name, model, apiKey, baseUrl: url + path, timeoutMs: 20_000, outputTokensMax: 8_192 }
  return { ...settings, prices: { input: 2, output: 8 }, ...over }
}

export const writingAt = (url: string, name: ProviderName, over: Partial<ProviderSettings> = {}): Promise<Generator> =>
  createGenerator({ writer: settingsAt(url, name, over), verifier: null })

export const goodText: Record<ModelRole, string> = {
  writer: JSON.stringify(answerOfDraft(loafDraft)),
  verifier: JSON.stringify(loafVerdicts),
}

export function asking(role: ModelRole, settings: ProviderSettings) {
  const asked = request()
  const writer = createModelWriter(settings)(inProcess)
  const verifier = createModelVerifier(settings)(inProcess)
  const account = memoryAccount()
  const options: CallOptions = { signal: new AbortController().signal, account, attempt: 0 }
  return {
    account,
    ask: async (over: Partial<CallOptions> = {}): Promise<unknown> =>
      role === 'writer'
        ? writer.write(asked, null, { ...options, ...over })
        : verifier.verify(asked, loaf, { ...options, ...over }),
  }
}

export const goodOutcome: Record<ModelRole, object> = {
  writer: { ok: true, draft: loafDraft },
  verifier: { openingFits: true, missingTerms: [] },
}
