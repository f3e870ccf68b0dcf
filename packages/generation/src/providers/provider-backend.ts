import { generateText, NoObjectGeneratedError, Output, type LanguageModelUsage } from 'ai'
import {
  type Backend,
  BackendError,
  type GenerateOptions,
  type GenerationRequest,
  type TokenUsage,
} from '../backend.ts'
import { promptVersion } from '../prompt/instructions.ts'
import { type Prompt, writePrompt } from '../prompt/write-prompt.ts'
import { hash } from '../random.ts'
import { answerSchema, parseAnswer } from './answer.ts'
import { refusesShape, toBackendError } from './failures.ts'
import { type AnswerMode, createModel, providerOptions, seeded } from './models.ts'
import type { ProviderSettings } from './settings.ts'

// The SDK would write warnings of its own beside our log.
globalThis.AI_SDK_LOG_WARNINGS = false

interface Answer {
  text: string
  finishReason: string
  usage: LanguageModelUsage
}

/**
 * Copy written by a model. One call a candidate: the SDK tries nothing again, since waiting is the workflow's part, and
 * records nothing, since a prompt holds a client's brief.
 */
export function createProviderBackend(settings: ProviderSettings): Backend {
  const { name, model, timeoutMs, prices } = settings
  const asker = createAsker(settings)
  return {
    name,
    model,
    promptVersion,
    get answerMode() {
      return name === 'openai-compatible' ? asker.mode() : null
    },
    async generate(request, options) {
      const prompt = writePrompt(request, options)
      const late = AbortSignal.timeout(timeoutMs)
      let answered = false
      const listening: typeof fetch = async (...asked) => {
        const response = await fetch(...asked)
        answered = response.ok
        return response
      }
      const signal = AbortSignal.any([options.signal, late])
      const answer = await asker
        .ask({ prompt, seed: seedOf(request, options), signal, fetch: listening })
        .catch((error: unknown): never => {
          options.signal.throwIfAborted()
          throw late.aborted ? BackendError.of('timed_out') : toBackendError(error, answered)
        })
      options.onUsage?.(usageOf(answer.usage, prices))
      if (answer.finishReason === 'content-filter') throw BackendError.of('refused')
      return parseAnswer(answer.text, answer.finishReason === 'length')
    },
  }
}

interface Asking {
  prompt: Prompt
  seed: number
  signal: AbortSignal
  fetch: typeof fetch
}

type Ask = (asking: Asking) => Promise<Answer>

/**
 * Asks for the schema. A compatible server that refuses one is asked for plain JSON instead, and from then on, if it takes
 * that.
 */
function createAsker(settings: ProviderSettings): { ask: Ask; mode: () => AnswerMode } {
  let mode: AnswerMode = 'schema'
  const ask: Ask = async (asking) => {
    const call = (as: AnswerMode) => callModel(settings, as, asking)
    try {
      return await call(mode)
    } catch (error) {
      if (settings.name !== 'openai-compatible' || mode === 'json' || !refusesShape(error)) throw error
      const answer = await call('json')
      mode = 'json'
      return answer
    }
  }
  return { ask, mode: () => mode }
}

async function callModel(
  settings: ProviderSettings,
  mode: AnswerMode,
  { prompt, seed, signal, fetch: reach }: Asking,
): Promise<Answer> {
  try {
    const { text, finishReason, usage } = await generateText({
      model: createModel(settings, mode, reach),
      instructions: prompt.instructions,
      prompt: prompt.document,
      output: Output.object({ schema: answerSchema, name: 'ad_copy' }),
      maxOutputTokens: settings.outputTokensMax,
      ...(seeded[settings.name] && { seed }),
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
      providerOptions,
    })
    return { text, finishReason, usage }
  } catch (error) {
    // The answer came and is not of the schema; reading it is ours.
    if (!NoObjectGeneratedError.isInstance(error) || error.usage === undefined) throw error
    return { text: error.text ?? '', finishReason: error.finishReason ?? 'other', usage: error.usage }
  }
}

/** Fixed by the job and the attempt, within what providers take. */
function seedOf({ seed }: GenerationRequest, { attempt }: GenerateOptions): number {
  return hash(`${seed}\u0000${attempt}`) >>> 1
}

/** A server may report anything: what is no count of tokens is unknown. */
function usageOf(reported: LanguageModelUsage, prices: ProviderSettings['prices']): TokenUsage {
  const [inputTokens, outputTokens] = [countOf(reported.inputTokens), countOf(reported.outputTokens)]
  const known = prices !== null && inputTokens !== null && outputTokens !== null
  // A price for a million tokens in dollars is the price for one in millionths of a dollar.
  const cost = known ? countOf(Math.round(inputTokens * prices.input + outputTokens * prices.output)) : null
  return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, costMicroUsd: cost }
}

const countOf = (reported: number | undefined) =>
  reported !== undefined && Number.isSafeInteger(reported) && reported >= 0 ? reported : null
