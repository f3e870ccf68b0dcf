import { setTimeout as delay } from 'node:timers/promises'
import { verbs } from '@adcopy/core'
import { type CallAccount, CallsSpentError, type TokenUsage } from '@adcopy/generation'
import type { Logger } from '@adcopy/telemetry'
import type { ActivityDeps } from './deps.ts'
import { isRefusal } from './failures.ts'

/** Thrown if the job has become terminal during an attempt. The attempt then makes no further model calls. */
export class JobEndedError extends Error {
  override readonly name = 'JobEndedError'
}

const refusals = {
  spent: () => new CallsSpentError('the job has made as many calls as one job may'),
  ended: () => new JobEndedError('the job has ended'),
}

/**
 * If the result of a model call cannot be recorded, the write is retried for this long. After that, the result is lost.
 */
const keepMsMax = 5_000
const pauseMs = 250

/**
 * Creates the object that records the paid model calls of one job. It records each call before the call is made. If
 * that fails, the call is not made. It records the result after the call. If that fails, the call still counts towards
 * the job's maximum, and its token usage stays unknown.
 */
export function createCallAccount(
  { core, metrics, modelCallsMax }: Pick<ActivityDeps, 'core' | 'metrics' | 'modelCallsMax'>,
  { jobId, log }: { jobId: string; log: Logger },
): CallAccount {
  const ctx = core.as({ kind: 'system' })
  return {
    async open(call) {
      const opened = await verbs.openModelCall({ ctx, input: { jobId, ...call, callsMax: modelCallsMax } })
      if (opened.outcome !== 'opened') throw refusals[opened.outcome]()
      const { callId } = opened
      return {
        async settle(usage: TokenUsage | null) {
          metrics.modelCalled(call.role, usage)
          const used = { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null }
          log.info({ ...call, ...used }, 'model called')
          await keep(() => verbs.settleModelCall({ ctx, input: { callId, usage } }), log)
        },
        release: () => keep(() => verbs.releaseModelCall({ ctx, input: { callId } }), log),
      }
    },
  }
}

async function keep(write: () => Promise<void>, log: Logger): Promise<void> {
  const until = performance.now() + keepMsMax
  for (;;) {
    try {
      await write()
      return
    } catch (error) {
      if (isRefusal(error) || performance.now() > until) {
        log.error({ error }, 'what became of a call could not be written')
        return
      }
      await delay(pauseMs)
    }
  }
}
