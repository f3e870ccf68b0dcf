import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

export interface ModelCostView {
  workspace_id: string
  name: string
  /** Paid calls in the current UTC month. */
  calls: number
  calls_without_cost: number
  cost_usd: number
  last_month_cost_usd: number
}

/** Returns the workspaces with paid calls in this or the last UTC month, highest cost first. */
export async function sumModelCosts({ ctx }: Call<Record<string, never>>): Promise<ModelCostView[]> {
  permitOperator(ctx)
  return ctx.deps.db.prisma.$queryRaw`
    select workspace.id as workspace_id, workspace.name,
           (count(*) filter (where opened_at >= clock.month))::int as calls,
           (count(*) filter (where opened_at >= clock.month and cost_micro_usd is null))::int as calls_without_cost,
           (coalesce(sum(cost_micro_usd) filter (where opened_at >= clock.month), 0) / 1e6)::float8 as cost_usd,
           (coalesce(sum(cost_micro_usd) filter (where opened_at < clock.month), 0) / 1e6)::float8 as last_month_cost_usd
      from (select date_trunc('month', app_now() at time zone 'UTC') at time zone 'UTC' as month,
                   (date_trunc('month', app_now() at time zone 'UTC') - interval '1 month') at time zone 'UTC' as last) clock
      join model_call on model_call.opened_at >= clock.last
      join workspace on workspace.id = model_call.workspace_id
     group by workspace.id, workspace.name
     order by cost_usd desc, workspace.id`
}
