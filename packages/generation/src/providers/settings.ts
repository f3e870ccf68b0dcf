import { z } from 'zod'

export const callSecondsMax = 180
/** Long enough for a reasoning model to write copy of the length `blog`. */
const callSecondsDefault = 120
/**
 * Eight attempts with nine calls each. Nine calls suffice for three candidates with one call of the writer and two
 * calls of the verifier each.
 */
const callsMaxDefault = 72

const text = z.string().min(1)
/**
 * HTTP headers cannot contain typographic dashes or quotation marks, so an API key that contains one would make every
 * call fail.
 */
const key = text.regex(/^[\x21-\x7e]+$/, 'holds a character that no key has: white space, or one beyond ASCII')
const address = z
  .url({ protocol: /^https?$/, error: 'is not an http(s):// URL' })
  .refine((url) => !hasCredentials(url), 'holds a user or password, which no request takes in its URL')
/** US dollars per million tokens. */
const price = z.coerce.number().min(0).max(10_000)

/** The key of a compatible server is optional, because local servers need no key. */
const keyVariables = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'GENERATION_API_KEY',
} as const

export type ProviderName = keyof typeof keyVariables

export const providerNames = Object.keys(keyVariables) as [ProviderName, ...ProviderName[]]

/** Applications include these environment variables in their schemas. */
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
  prices: { input: number; output: number } | null
}

/** `verifier` is null if only mechanical checks are run. */
export interface GenerationSettings {
  writer: { name: 'composer' } | ProviderSettings
  verifier: ProviderSettings | null
}

export interface SettingsFault {
  variable: string
  message: string
}

const hasCredentials = (url: string) => {
  const parsed = URL.parse(url)
  return parsed !== null && `${parsed.username}${parsed.password}` !== ''
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the key would be sent unencrypted over a network. */
function isExposed(url: string | undefined, apiKey: string | undefined): boolean {
  const parsed = url === undefined ? null : URL.parse(url)
  return apiKey !== undefined && parsed?.protocol === 'http:' && !localHosts.has(parsed.hostname)
}

type Prefix = 'GENERATION' | 'VERIFIER'

/**
 * If both roles use the same backend, a value that is missing for the verifier defaults to that of the writer. Prices
 * default only if the model is also the same.
 */
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
  // `GENERATION_API_KEY` must not be sent to another server.
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
          (isWritersServer ? env.GENERATION_API_KEY : undefined) ??
          (backend === 'openai-compatible' ? undefined : env[keyVariables[backend]])),
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

/** Call {@link settingsFaults} first, because this function does not check the variables. */
export function toGenerationSettings(env: GenerationVariables): GenerationSettings {
  return { writer: providerOf(env, 'GENERATION') ?? { name: 'composer' }, verifier: providerOf(env, 'VERIFIER') }
}
