import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { showWorkspace } from '../workspaces/show-workspace.ts'

export interface UsageView {
  allocation: number | null
  used: number
  reset_at: string
  /** One entry for each UTC day from the first day of the last month until today, oldest first. */
  days: Array<{ day: string; jobs: number }>
}

export async function readUsage({ ctx, input }: Call<{ workspaceId: string }>): Promise<UsageView> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const { allocation, used, reset_at } = await showWorkspace({ ctx, input })
  const days = await ctx.deps.db.prisma.$queryRaw<UsageView['days']>`
    select to_char(d.day, 'YYYY-MM-DD') as day, counted.jobs
      from (select app_now() at time zone 'UTC' as now) clock
      cross join generate_series(date_trunc('month', now) - interval '1 month', now, interval '1 day') d (day)
      cross join lateral (
        select count(*)::int as jobs from job
         where workspace_id = ${workspaceId} and created_at >= d.day at time zone 'UTC'
           and created_at < (d.day + interval '1 day') at time zone 'UTC') counted
     order by d.day`
  return { allocation, used, reset_at, days }
}
