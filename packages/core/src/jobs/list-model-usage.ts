import { listModelUsage as list, type ModelUsageRow } from '@adcopy/db'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

/** `cost_usd` uses the prices at the time of each call. It is null if the cost of at least one call is unknown. */
type ModelUsage = Omit<ModelUsageRow, 'cost_micro_usd'> & { cost_usd: number | null }

export async function listModelUsage({ ctx, input }: Call<{ jobId: string }>): Promise<ModelUsage[]> {
  permitOperator(ctx)
  const rows = await list(ctx.deps.db.pool, input.jobId)
  return rows.map(({ cost_micro_usd, ...row }) => ({
    ...row,
    cost_usd: cost_micro_usd === null ? null : cost_micro_usd / 1_000_000,
  }))
}
