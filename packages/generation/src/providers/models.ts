import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ProviderName, ProviderSettings } from './settings.ts'

/** How a request specifies the shape of the answer: by a schema, or as any JSON, which the instructions describe. */
export type AnswerMode = 'schema' | 'json'

type Fetch = typeof globalThis.fetch

type CreateModel = (settings: ProviderSettings, mode: AnswerMode, fetch: Fetch) => LanguageModel

// Without a base URL the libraries read one from their own environment variable, which the settings' checks do not cover.
const addresses: Record<ProviderName, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '', // set by the settings
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

/** Creates the model for these settings; its requests use `fetch`. */
export function createModel(settings: ProviderSettings, mode: AnswerMode, fetch = globalThis.fetch): LanguageModel {
  return creators[settings.name](settings, mode, fetch)
}

/** Providers that accept a seed. */
export const seeded: Record<ProviderName, boolean> = {
  openai: false,
  anthropic: false,
  google: true,
  'openai-compatible': true,
}

/** Prompts contain a client's brief, so no provider should store them. OpenAI stores them by default. */
export const providerOptions = { openai: { store: false } }
