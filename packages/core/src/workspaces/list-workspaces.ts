import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import type { WorkspaceView } from './show-workspace.ts'

export type WorkspaceRow = Omit<WorkspaceView, 'reset_at'>

export async function listWorkspaces({ ctx }: Call<Record<string, never>>): Promise<WorkspaceRow[]> {
  permitOperator(ctx)
  return ctx.deps.db.prisma.$queryRaw`
    select w.id as workspace_id, w.name, case when a.enabled then 'enabled' else 'disabled' end as access, a.allocation,
           coalesce(u.used, 0) as used, w.billing_state as billing
      from workspace w
      left join public_api_access a on a.workspace_id = w.id
      left join usage u on u.workspace_id = w.id and u.month = date_trunc('month', app_now() at time zone 'UTC')::date
     order by w.id`
}
