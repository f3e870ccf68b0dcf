import { verbs } from '@adcopy/core'
import type { TokenUsage } from '@adcopy/generation'
import type { Logger } from '@adcopy/telemetry'
import type { ActivityDeps } from './deps.ts'

/** Adds up what one try at a job uses of a model. */
export interface UsageMeter {
  count: (usage: TokenUsage) => void
  /** Keeps the sum, whatever became of the try. Nothing ends for it: what cannot be kept costs a figure, no job. */
  keep: () => Promise<void>
}

export function createUsageMeter(
  { core, backend, metrics }: Pick<ActivityDeps, 'core' | 'backend' | 'metrics'>,
  { jobId, log }: { jobId: string; log: Logger },
): UsageMeter {
  let calls = 0
  let sum: TokenUsage = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 }
  return {
    count(usage) {
      calls += 1
      sum = {
        inputTokens: sum.inputTokens + usage.inputTokens,
        outputTokens: sum.outputTokens + usage.outputTokens,
        costMicroUsd:
          sum.costMicroUsd === null || usage.costMicroUsd === null ? null : sum.costMicroUsd + usage.costMicroUsd,
      }
    },
    async keep() {
      if (calls === 0) return
      const used = { backend: backend.name, model: backend.model ?? '', calls }
      const figures = { ...used, input_tokens: sum.inputTokens, output_tokens: sum.outputTokens }
      try {
        metrics.modelUsed({ calls, ...sum })
        await verbs.recordModelUsage({ ctx: core.as({ kind: 'system' }), input: { jobId, ...used, ...sum } })
        log.info(figures, 'model used')
      } catch (error) {
        log.error({ error, ...figures }, 'what a model used could not be kept')
      }
    },
  }
}
