import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ProviderName, ProviderSettings } from './settings.ts'

/** How the shape of the answer is asked for: by its schema, or as any JSON, which the instructions describe. */
export type AnswerMode = 'schema' | 'json'

type CreateModel = (settings: ProviderSettings, mode: AnswerMode) => LanguageModel

const connectionOf = ({ apiKey, baseUrl }: ProviderSettings) => ({
  ...(apiKey !== undefined && { apiKey }),
  ...(baseUrl !== undefined && { baseURL: baseUrl }),
})

const creators: Record<ProviderName, CreateModel> = {
  openai: (settings) => createOpenAI(connectionOf(settings))(settings.model),
  anthropic: (settings) => createAnthropic(connectionOf(settings))(settings.model),
  google: (settings) => createGoogle(connectionOf(settings))(settings.model),
  'openai-compatible': (settings, mode) =>
    createOpenAICompatible({
      name: 'compatible',
      ...connectionOf(settings),
      baseURL: settings.baseUrl ?? '',
      supportsStructuredOutputs: mode === 'schema',
    })(settings.model),
}

/** The model behind these settings. */
export function createModel(settings: ProviderSettings, mode: AnswerMode): LanguageModel {
  return creators[settings.name](settings, mode)
}

/** Providers on which the seed of a job fixes what chance decides, as far as they keep that. */
export const seeded: Record<ProviderName, boolean> = {
  openai: false,
  anthropic: false,
  google: true,
  'openai-compatible': true,
}

/** Prompts hold a client's brief: no provider is to keep them. OpenAI would unless told. */
export const providerOptions = { openai: { store: false } }
