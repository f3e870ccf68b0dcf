import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ProviderName, ProviderSettings } from './settings.ts'

/** `schema` sends the shape of the answer as a schema. With `json`, only the instructions describe the shape. */
export type AnswerMode = 'schema' | 'json'

type Fetch = typeof globalThis.fetch

type CreateModel = (settings: ProviderSettings, mode: AnswerMode, fetch: Fetch) => LanguageModel

// A base URL is always passed to the libraries. Otherwise they would read it from their own environment variables,
// which the settings do not check.
const addresses: Record<ProviderName, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '', // the settings require a base URL
}

const connectionOf = ({ name, apiKey, baseUrl = addresses[name] }: ProviderSettings, fetch: Fetch) => ({
  fetch,
  baseURL: baseUrl,
  ...(apiKey !== undefined && { apiKey }),
})

const creators: Record<ProviderName, CreateModel> = {
  openai: (settings, _, fetch) => createOpenAI(connectionOf(settings, fetch))(settings.model),
  anthropic: (settings, _, fetch) => createAnthropic(connectionOf(settings, fetch))(settings.model),
  google: (settings, _, fetch) => createGoogle(connectionOf(settings, fetch))(settings.model),
  'openai-compatible': (settings, mode, fetch) =>
    createOpenAICompatible({
      ...connectionOf(settings, fetch),
      name: 'compatible',
      supportsStructuredOutputs: mode === 'schema',
    })(settings.model),
}

export function createModel(settings: ProviderSettings, mode: AnswerMode, fetch = globalThis.fetch): LanguageModel {
  return creators[settings.name](settings, mode, fetch)
}

export const seeded: Record<ProviderName, boolean> = {
  openai: false,
  anthropic: false,
  google: true,
  'openai-compatible': true,
}

/** Prompts contain a client's brief, so no provider should store them. OpenAI stores them by default. */
export const providerOptions = { openai: { store: false } }
