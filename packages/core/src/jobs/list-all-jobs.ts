import type { JobState } from '@adcopy/contract'
import { permit, permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { requireWorkspace } from '../support/require-workspace.ts'
import { jobViewColumns, toJobView, type JobView } from './show-job.ts'

const jobsMax = 200

/** Only operators may leave out `workspaceId`. */
export async function listAllJobs({
  ctx,
  input,
}: Call<{ workspaceId?: string | undefined; state?: JobState | undefined }>): Promise<JobView[]> {
  const { workspaceId, state } = input
  if (workspaceId === undefined) permitOperator(ctx)
  else {
    permit(ctx, workspaceId, 'viewer')
    await requireWorkspace(ctx, workspaceId)
  }
  const rows = await ctx.deps.db.prisma.job.findMany({
    where: { ...(workspaceId !== undefined && { workspaceId }), ...(state !== undefined && { state }) },
    select: jobViewColumns,
    // Ids sort by creation time. The query for all workspaces sorts by `id`, because no index contains the jobs of all
    // workspaces in the order of `created_at`.
    orderBy: workspaceId === undefined ? { id: 'desc' } : [{ createdAt: 'desc' }, { id: 'desc' }],
    take: jobsMax,
  })
  return rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(toJobView)
}
