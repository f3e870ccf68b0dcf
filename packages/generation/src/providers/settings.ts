import { z } from 'zod'
import { candidateSecondsMax } from '../backend.ts'

/** How long a provider may take for one candidate when nobody says otherwise: a reasoning model writes a blog in it. */
const timeoutSecondsDefault = 120

/** What one job may be charged for when nobody says otherwise: eight tries of three candidates. */
const callsMaxDefault = 24

const text = z.string().min(1)
/** A key goes into a header, which carries no more than these: a dash or quote of a word processor would fail every call. */
const key = text.regex(/^[\x21-\x7e]+$/, 'holds a character that no key has: white space, or one beyond ASCII')
/** No request takes a user or password in its URL: every call would fail. */
const address = z
  .url({ protocol: /^https?$/, error: 'is not an http(s):// URL' })
  .refine((url) => !hasCredentials(url), 'holds a user or password, which no request takes in its URL')
/** US dollars for a million tokens. */
const price = z.coerce.number().min(0).max(10_000)

/** The variable that holds the key of each provider; of a compatible server it is optional, local ones have none. */
const keyVariables = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'GENERATION_API_KEY',
} as const

export type ProviderName = keyof typeof keyVariables

export const providerNames = Object.keys(keyVariables) as [ProviderName, ...ProviderName[]]

/** Variables that choose a backend; for the schema of an application's environment. */
export const generationVariables = {
  GENERATION_BACKEND: z.enum(['composer', ...providerNames]).default('composer'),
  GENERATION_MODEL: text.optional(),
  GENERATION_BASE_URL: address.optional(),
  GENERATION_API_KEY: key.optional(),
  GENERATION_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(candidateSecondsMax).default(timeoutSecondsDefault),
  GENERATION_OUTPUT_TOKENS_MAX: z.coerce.number().int().min(1_000).max(200_000).default(8_192),
  GENERATION_CALLS_MAX: z.coerce.number().int().min(3).max(100_000).default(callsMaxDefault),
  GENERATION_INPUT_PRICE: price.optional(),
  GENERATION_OUTPUT_PRICE: price.optional(),
  OPENAI_API_KEY: key.optional(),
  ANTHROPIC_API_KEY: key.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: key.optional(),
}

type GenerationVariables = z.output<z.ZodObject<typeof generationVariables>>

export interface ProviderSettings {
  name: ProviderName
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  timeoutMs: number
  outputTokensMax: number
  /** US dollars for a million tokens; null where no prices are known. */
  prices: { input: number; output: number } | null
}

function hasCredentials(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && `${parsed.username}${parsed.password}` !== ''
}

/** Which backend writes, and how it is reached. */
export type BackendSettings = { name: 'composer' } | ProviderSettings

/** Names of the variables that the chosen backend needs and that are not there. */
export function missingVariables(env: GenerationVariables): string[] {
  const backend = env.GENERATION_BACKEND
  if (backend === 'composer') return []
  const needed: Array<keyof GenerationVariables> =
    backend === 'openai-compatible'
      ? ['GENERATION_MODEL', 'GENERATION_BASE_URL']
      : ['GENERATION_MODEL', keyVariables[backend]]
  const prices = ['GENERATION_INPUT_PRICE', 'GENERATION_OUTPUT_PRICE'] as const
  const pricesNeeded = prices.some((name) => env[name] !== undefined) ? prices : []
  return [...needed, ...pricesNeeded].filter((name) => env[name] === undefined)
}

/** The chosen backend's settings; {@link missingVariables} says beforehand what lacks. */
export function toBackendSettings(env: GenerationVariables): BackendSettings {
  const name = env.GENERATION_BACKEND
  if (name === 'composer') return { name }
  const { GENERATION_INPUT_PRICE: input, GENERATION_OUTPUT_PRICE: output } = env
  return {
    name,
    model: env.GENERATION_MODEL ?? '',
    apiKey: env[keyVariables[name]],
    baseUrl: env.GENERATION_BASE_URL,
    timeoutMs: env.GENERATION_TIMEOUT_SECONDS * 1000,
    outputTokensMax: env.GENERATION_OUTPUT_TOKENS_MAX,
    prices: input === undefined || output === undefined ? null : { input, output },
  }
}
