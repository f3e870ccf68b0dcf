import { listModelUsage as list, type ModelRole } from '@adcopy/db'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

export interface ModelUsageView {
  role: ModelRole
  backend: string
  model: string
  /** Number of calls, including calls that are still running or whose worker was killed. */
  calls: number
  /** The provider's token counts; null if the counts of at least one call are unknown. */
  input_tokens: number | null
  output_tokens: number | null
  /** Cost at the prices that were configured at the time; null if the cost of at least one call is unknown. */
  cost_usd: number | null
}

export async function listModelUsage({ ctx, input }: Call<{ jobId: string }>): Promise<ModelUsageView[]> {
  permitOperator(ctx)
  const rows = await list(ctx.deps.db.pool, input.jobId)
  return rows.map(({ cost_micro_usd, ...row }) => ({
    ...row,
    cost_usd: cost_micro_usd === null ? null : cost_micro_usd / 1_000_000,
  }))
}
