import { asSchema, generateText, jsonSchema, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { ProviderError } from '../errors.ts'
import type { Prompt } from '../request.ts'
import type { CallOptions, ModelRole, OpenCall, TokenUsage } from '../seams.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { isUnusableAnswer, refusesShape, toProviderError } from './failures.ts'
import { inTime } from './in-time.ts'
import { type AnswerMode, createModel, providerOptions, seeded } from './models.ts'
import type { ProviderSettings } from './settings.ts'

// By default, the SDK prints its own warnings between the service's log lines.
globalThis.AI_SDK_LOG_WARNINGS = false

export interface ModelAnswer {
  text: string
  cutOff: boolean
}

export interface Question {
  prompt: Prompt
  /** Makes answers repeatable if the provider accepts a seed. */
  seed: number
}

export interface ModelAsker {
  /** How structured output is requested from an OpenAI-compatible server; null for other providers. */
  mode: () => AnswerMode | null
  /**
   * Records a call on the job's account of paid calls and then makes it. A failed call is not repeated, because the
   * workflow retries the activity. There is one exception: if an OpenAI-compatible server refuses the schema, a second
   * call asks for plain JSON.
   * @throws ProviderError if the call fails; the signal's reason when aborted; any error of the account.
   */
  ask(question: Question, options: CallOptions): Promise<ModelAnswer>
}

interface Raw {
  text: string
  finishReason: string
  usage: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>
}

/**
 * If an OpenAI-compatible server refuses the schema, the asker asks for plain JSON instead. Once such a call has
 * succeeded, all later calls ask for plain JSON too.
 */
export function createAsker(settings: ProviderSettings, role: ModelRole, schema: z.ZodType): ModelAsker {
  const isCompatible = settings.name === 'openai-compatible'
  let mode: AnswerMode = 'schema'
  const name = role === 'writer' ? 'ad_copy' : 'verdicts'

  async function call(as: AnswerMode, { prompt, seed }: Question, options: CallOptions): Promise<Raw> {
    options.signal.throwIfAborted()
    const open = await options.account.open({ role, backend: settings.name, model: settings.model })
    return settled(open, settings, options.signal, async (fetch, abortSignal) => {
      try {
        const { text, finishReason, usage } = await generateText({
          model: createModel(settings, as, fetch),
          instructions: prompt.instructions,
          prompt: prompt.document,
          // The SDK receives the schema only to send it, because a compute process validates the answer.
          output: Output.object({ schema: jsonSchema(asSchema(schema).jsonSchema), name }),
          maxOutputTokens: settings.outputTokensMax,
          ...(seeded[settings.name] && { seed }),
          maxRetries: 0,
          abortSignal,
          telemetry: { isEnabled: false },
          providerOptions,
        })
        return { text, finishReason, usage }
      } catch (error) {
        if (isUnusableAnswer(error)) return { text: '', finishReason: 'error', usage: noUsage }
        // If the answer is not JSON, its text is still returned, because the caller parses the text itself.
        if (!NoObjectGeneratedError.isInstance(error) || error.usage === undefined) throw error
        return { text: error.text ?? '', finishReason: error.finishReason ?? 'other', usage: error.usage }
      }
    })
  }

  return {
    mode: () => (isCompatible ? mode : null),
    async ask(question, options) {
      // The mode is read only once, because another job may change it during the call.
      const askedAs = mode
      const raw = await call(askedAs, question, options).catch(async (error: unknown) => {
        if (!isCompatible || askedAs === 'json' || !(error instanceof ShapeRefusedError)) throw error
        const answer = await call('json', question, options)
        mode = 'json'
        return answer
      })
      if (raw.finishReason === 'content-filter') throw new ProviderError('refused')
      return { text: raw.text, cutOff: raw.finishReason === 'length' }
    },
  }
}

/** Thrown if a provider may have refused a request because of its answer schema. */
class ShapeRefusedError extends ProviderError {}

/**
 * The call is already recorded on the account. The record is settled, or released if the provider cannot have charged
 * for the call.
 */
async function settled(
  open: OpenCall,
  { prices, timeoutMs }: ProviderSettings,
  signal: AbortSignal,
  call: (fetch: typeof globalThis.fetch, signal: AbortSignal) => Promise<Raw>,
): Promise<Raw> {
  let answered = false
  const fetch = boundedFetch((response) => (answered = response.ok))
  const raw = await inTime(signal, timeoutMs, (allowed) => call(fetch, allowed)).catch(async (error: unknown) => {
    if (signal.aborted) {
      await open.settle(null)
      throw signal.reason
    }
    const fault = error instanceof ProviderError ? error : toProviderError(error, answered)
    await (fault.mayBeCharged ? open.settle(null) : open.release())
    throw refusesShape(error) ? new ShapeRefusedError(fault.code, fault) : fault
  })
  await open.settle(usageOf(raw.usage, prices))
  return raw
}

const noUsage = { inputTokens: undefined, outputTokens: undefined }

/** A server may report anything, so the result is null if a value is not a valid token count. */
function usageOf(reported: Raw['usage'], prices: ProviderSettings['prices']): TokenUsage | null {
  const [inputTokens, outputTokens] = [countOf(reported.inputTokens), countOf(reported.outputTokens)]
  if (inputTokens === null || outputTokens === null) return null
  // One dollar per million tokens is one millionth of a dollar per token, so no conversion is needed.
  const cost = prices === null ? null : countOf(Math.round(inputTokens * prices.input + outputTokens * prices.output))
  return { inputTokens, outputTokens, costMicroUsd: cost }
}

const countOf = (reported: number | undefined) =>
  reported !== undefined && Number.isSafeInteger(reported) && reported >= 0 ? reported : null
