import { createBackend, type Backend, type BackendSettings } from '../../src/index.ts'

export type ProviderName = Exclude<BackendSettings['name'], 'composer'>
type ProviderSettings = Extract<BackendSettings, { name: ProviderName }>

/** Where each provider's protocol begins below a server's address, and a model that its library knows. */
const targets = {
  openai: { path: '/v1', model: 'gpt-5' },
  anthropic: { path: '/v1', model: 'claude-sonnet-4-5' },
  google: { path: '/v1beta', model: 'gemini-2.5-flash' },
  'openai-compatible': { path: '/v1', model: 'llama-3.3-70b' },
} as const satisfies Record<ProviderName, { path: string; model: string }>

export const providers = Object.keys(targets) as ProviderName[]

export const apiKey = 'sk-test-canary'

/** The backend of a provider that is found at this address. */
export function backendAt(url: string, name: ProviderName, over: Partial<ProviderSettings> = {}): Promise<Backend> {
  const { path, model } = targets[name]
  const settings = { name, model, apiKey, baseUrl: url + path, timeoutMs: 20_000, outputTokensMax: 8_192 }
  return createBackend({ ...settings, prices: { input: 2, output: 8 }, ...over })
}
