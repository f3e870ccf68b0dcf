import { z } from 'zod'

/** The upper limit for the configured seconds of a call. */
export const callSecondsMax = 180
/** Default seconds of a call: enough for a reasoning model to write a blog. */
const callSecondsDefault = 120
/** Default calls of one job: eight attempts of nine. */
const callsMaxDefault = 72

const text = z.string().min(1)
/** A key goes into a header: a dash or quote of a word processor would fail every call. */
const key = text.regex(/^[\x21-\x7e]+$/, 'holds a character that no key has: white space, or one beyond ASCII')
const address = z
  .url({ protocol: /^https?$/, error: 'is not an http(s):// URL' })
  .refine((url) => !hasCredentials(url), 'holds a user or password, which no request takes in its URL')
/** US dollars for a million tokens. */
const price = z.coerce.number().min(0).max(10_000)

/** The variable with the key of each provider; for a compatible server it is optional, local ones have none. */
const keyVariables = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'GENERATION_API_KEY',
} as const

export type ProviderName = keyof typeof keyVariables

export const providerNames = Object.keys(keyVariables) as [ProviderName, ...ProviderName[]]

/** Variables that choose writer and verifier; for the schema of an application's environment. */
export const generationVariables = {
  GENERATION_BACKEND: z.enum(['composer', ...providerNames]).default('composer'),
  GENERATION_MODEL: text.optional(),
  GENERATION_BASE_URL: address.optional(),
  GENERATION_API_KEY: key.optional(),
  GENERATION_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(callSecondsMax).default(callSecondsDefault),
  GENERATION_OUTPUT_TOKENS_MAX: z.coerce.number().int().min(1_000).max(200_000).default(8_192),
  GENERATION_CALLS_MAX: z.coerce.number().int().min(3).max(100_000).default(callsMaxDefault),
  GENERATION_INPUT_PRICE: price.optional(),
  GENERATION_OUTPUT_PRICE: price.optional(),
  VERIFIER_BACKEND: z.enum(['none', ...providerNames]).optional(),
  VERIFIER_MODEL: text.optional(),
  VERIFIER_BASE_URL: address.optional(),
  VERIFIER_API_KEY: key.optional(),
  VERIFIER_INPUT_PRICE: price.optional(),
  VERIFIER_OUTPUT_PRICE: price.optional(),
  OPENAI_API_KEY: key.optional(),
  ANTHROPIC_API_KEY: key.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: key.optional(),
}

export type GenerationVariables = z.output<z.ZodObject<typeof generationVariables>>

export interface ProviderSettings {
  name: ProviderName
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  timeoutMs: number
  outputTokensMax: number
  /** US dollars for a million tokens; null without known prices. */
  prices: { input: number; output: number } | null
}

/** Writer and verifier; `verifier` is null if only mechanical checks are made. */
export interface GenerationSettings {
  writer: { name: 'composer' } | ProviderSettings
  verifier: ProviderSettings | null
}

/** A variable that is wrong or missing, and what is wrong with it. */
export interface SettingsFault {
  variable: string
  message: string
}

const hasCredentials = (url: string) => {
  const parsed = URL.parse(url)
  return parsed !== null && `${parsed.username}${parsed.password}` !== ''
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a key would travel in plain text over a network. */
function isExposed(url: string | undefined, apiKey: string | undefined): boolean {
  const parsed = url === undefined ? null : URL.parse(url)
  return apiKey !== undefined && parsed?.protocol === 'http:' && !localHosts.has(parsed.hostname)
}

type Prefix = 'GENERATION' | 'VERIFIER'

/** One role's variables, with the writer's in place of what the verifier leaves out. */
function roleOf(env: GenerationVariables, prefix: Prefix) {
  const own = {
    model: env[`${prefix}_MODEL`],
    baseUrl: env[`${prefix}_BASE_URL`],
    apiKey: env[`${prefix}_API_KEY`],
    input: env[`${prefix}_INPUT_PRICE`],
    output: env[`${prefix}_OUTPUT_PRICE`],
  }
  const writer = env.GENERATION_BACKEND
  const backend = prefix === 'GENERATION' ? writer : (env.VERIFIER_BACKEND ?? (writer === 'composer' ? 'none' : writer))
  const isWriters = prefix === 'GENERATION' || backend === writer
  const isWritersModel = isWriters && (own.model ?? env.GENERATION_MODEL) === env.GENERATION_MODEL
  // The key of one compatible server is not for another.
  const isWritersServer = isWriters && (own.baseUrl ?? env.GENERATION_BASE_URL) === env.GENERATION_BASE_URL
  const takesWritersPrices = isWritersModel && own.input === undefined && own.output === undefined
  return {
    backend,
    isWriters,
    takesWritersPrices,
    model: own.model ?? (isWriters ? env.GENERATION_MODEL : undefined),
    baseUrl: own.baseUrl ?? (isWriters ? env.GENERATION_BASE_URL : undefined),
    apiKey:
      backend === 'composer' || backend === 'none'
        ? undefined
        : (own.apiKey ??
          (backend === 'openai-compatible' && !isWritersServer ? undefined : env[keyVariables[backend]])),
    input: own.input ?? (isWritersModel ? env.GENERATION_INPUT_PRICE : undefined),
    output: own.output ?? (isWritersModel ? env.GENERATION_OUTPUT_PRICE : undefined),
  }
}

function faultsOf(env: GenerationVariables, prefix: Prefix): SettingsFault[] {
  const { backend, model, baseUrl, apiKey, input, output, isWriters, takesWritersPrices } = roleOf(env, prefix)
  if (backend === 'composer' || backend === 'none') return []
  // If a verifier inherits a value from the writer, the fault names the writer's variable.
  const named = (part: 'MODEL' | 'BASE_URL') =>
    `${isWriters && env[`${prefix}_${part}`] === undefined ? 'GENERATION' : prefix}_${part}`
  const missing = (variable: string): SettingsFault => ({ variable, message: 'is not set' })
  const isCompatible = backend === 'openai-compatible'
  const otherPrice = `${takesWritersPrices ? 'GENERATION' : prefix}_${input === undefined ? 'INPUT' : 'OUTPUT'}_PRICE`
  return [
    ...(model === undefined ? [missing(named('MODEL'))] : []),
    ...(isCompatible && baseUrl === undefined ? [missing(named('BASE_URL'))] : []),
    ...(!isCompatible && apiKey === undefined ? [missing(keyVariables[backend])] : []),
    ...((input === undefined) === (output === undefined) ? [] : [missing(otherPrice)]),
    ...(isExposed(baseUrl, apiKey)
      ? [{ variable: named('BASE_URL'), message: 'sends the key over plain http to another machine: use https' }]
      : []),
  ]
}

/** Faults of the writer's and verifier's variables; empty if there are none. */
export function settingsFaults(env: GenerationVariables): SettingsFault[] {
  return [...faultsOf(env, 'GENERATION'), ...faultsOf(env, 'VERIFIER')].filter(
    ({ variable }, index, all) => all.findIndex((other) => other.variable === variable) === index,
  )
}

function providerOf(env: GenerationVariables, prefix: Prefix): ProviderSettings | null {
  const { backend, model = '', baseUrl, apiKey, input, output } = roleOf(env, prefix)
  if (backend === 'composer' || backend === 'none') return null
  return {
    name: backend,
    model,
    apiKey,
    baseUrl,
    timeoutMs: env.GENERATION_TIMEOUT_SECONDS * 1000,
    outputTokensMax: env.GENERATION_OUTPUT_TOKENS_MAX,
    prices: input === undefined || output === undefined ? null : { input, output },
  }
}

/** The chosen settings. Call {@link settingsFaults} first. */
export function toGenerationSettings(env: GenerationVariables): GenerationSettings {
  return { writer: providerOf(env, 'GENERATION') ?? { name: 'composer' }, verifier: providerOf(env, 'VERIFIER') }
}
