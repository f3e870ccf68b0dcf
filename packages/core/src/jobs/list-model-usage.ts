import { listModelUsage as list, type ModelRole } from '@adcopy/db'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

/** What a job's calls of one model in one role came to, over all its attempts. */
export interface ModelUsageView {
  role: ModelRole
  backend: string
  model: string
  /** Calls on the account, including those under way and those whose worker was killed. */
  calls: number
  /** Tokens as the provider counted them; null while that is unknown for one of the calls. */
  input_tokens: number | null
  output_tokens: number | null
  /** By the prices configured at the time; null while the cost of one of the calls is unknown. */
  cost_usd: number | null
}

/** The account of a job's paid calls. For operators alone: they pay for them. */
export async function listModelUsage({ ctx, input }: Call<{ jobId: string }>): Promise<ModelUsageView[]> {
  permitOperator(ctx)
  const rows = await list(ctx.deps.db.pool, input.jobId)
  return rows.map(({ cost_micro_usd, ...row }) => ({
    ...row,
    cost_usd: cost_micro_usd === null ? null : cost_micro_usd / 1_000_000,
  }))
}
