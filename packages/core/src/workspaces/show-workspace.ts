import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'

export interface WorkspaceView {
  workspace_id: string
  name: string
  access: 'enabled' | 'disabled'
  allocation: number | null
  used: number
  reset_at: string
  billing: 'active' | 'frozen'
}

export async function showWorkspace({ ctx, input }: Call<{ workspaceId: string }>): Promise<WorkspaceView> {
  permit(ctx, input.workspaceId, 'viewer')
  const [row] = await ctx.deps.db.prisma.$queryRaw<Array<Omit<WorkspaceView, 'reset_at'> & { reset_at: Date }>>`
    select w.id as workspace_id, w.name, case when a.enabled then 'enabled' else 'disabled' end as access, a.allocation,
           coalesce(u.used, 0) as used, w.billing_state as billing,
           next_month(app_now()) as reset_at
      from workspace w
      left join public_api_access a on a.workspace_id = w.id
      left join usage u on u.workspace_id = w.id and u.month = date_trunc('month', app_now() at time zone 'UTC')::date
     where w.id = ${input.workspaceId}`
  if (row === undefined) throw new Problem('not_found')
  return { ...row, reset_at: row.reset_at.toISOString().replace('.000Z', 'Z') }
}
