import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

/** What a job's calls of one model came to, over all its tries. */
export interface ModelUsageView {
  backend: string
  model: string
  calls: number
  input_tokens: number
  output_tokens: number
  /** By the prices configured at the time; null where a part of it had none. */
  cost_usd: number | null
}

/** What a job used of which models: the operator's alone to see, since it is he who pays. */
export async function listModelUsage({ ctx, input }: Call<{ jobId: string }>): Promise<ModelUsageView[]> {
  permitOperator(ctx)
  const rows = await ctx.deps.db.prisma.modelUsage.findMany({
    where: { jobId: input.jobId },
    orderBy: [{ backend: 'asc' }, { model: 'asc' }],
  })
  return rows.map((row) => ({
    backend: row.backend,
    model: row.model,
    calls: row.calls,
    input_tokens: Number(row.inputTokens),
    output_tokens: Number(row.outputTokens),
    cost_usd: row.costMicroUsd === null ? null : Number(row.costMicroUsd) / 1_000_000,
  }))
}
