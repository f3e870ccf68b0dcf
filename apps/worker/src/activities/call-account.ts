import { setTimeout as delay } from 'node:timers/promises'
import { verbs } from '@adcopy/core'
import { type CallAccount, CallsSpentError, type TokenUsage } from '@adcopy/generation'
import type { Logger } from '@adcopy/telemetry'
import type { ActivityDeps } from './deps.ts'
import { isRefusal } from './failures.ts'

/** Thrown if the job has become terminal during an attempt. */
export class JobEndedError extends Error {
  override readonly name = 'JobEndedError'
}

const refusals = {
  spent: () => new CallsSpentError('the job has made as many calls as one job may'),
  ended: () => new JobEndedError('the job has ended'),
}

/** The worker tries for this long to record the outcome of a model call. After that, the outcome is lost. */
const keepMsMax = 5_000
const pauseMs = 250

/**
 * If a call cannot be recorded before it is made, the call is not made. If its result cannot be recorded, the call
 * still counts towards the job's maximum, and its token usage stays unknown.
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
