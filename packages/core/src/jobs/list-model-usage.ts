import { listModelUsage as list, type ModelRole } from '@adcopy/db'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

/** The totals of a job's calls of one model in one role, over all its attempts. */
export interface ModelUsageView {
  role: ModelRole
  backend: string
  model: string
  /** Recorded calls, including those under way and those whose worker was killed. */
  calls: number
  /** Tokens as the provider counted them; null if unknown for one of the calls. */
  input_tokens: number | null
  output_tokens: number | null
  /** At the prices configured at the time; null if the cost of one of the calls is unknown. */
  cost_usd: number | null
}

/** The recorded paid calls of a job. Only for operators, who pay for them. */
export async function listModelUsage({ ctx, input }: Call<{ jobId: string }>): Promise<ModelUsageView[]> {
  permitOperator(ctx)
  const rows = await list(ctx.deps.db.pool, input.jobId)
  return rows.map(({ cost_micro_usd, ...row }) => ({
    ...row,
    cost_usd: cost_micro_usd === null ? null : cost_micro_usd / 1_000_000,
  }))
}
