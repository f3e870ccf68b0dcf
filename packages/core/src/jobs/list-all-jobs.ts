import type { JobState } from '@adcopy/contract'
import { permit, permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { requireWorkspace } from '../support/require-workspace.ts'
import { jobViewColumns, toJobView, type JobView } from './show-job.ts'

const jobsMax = 200

/** For each state, the column whose partial index contains the jobs of all workspaces that are in this state. */
const indexedColumn = {
  queued: 'deadlineAt',
  running: 'deadlineAt',
  succeeded: 'completedAt',
  failed: 'createdAt',
} as const satisfies Record<JobState, string>

/**
 * Only operators may leave out `workspaceId`. A list of all workspaces contains the newest jobs; with a state, those with
 * the latest deadline (open jobs) or the latest end (succeeded jobs).
 */
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
    orderBy: workspaceId === undefined ? orderOfAll(state) : [{ createdAt: 'desc' }, { id: 'desc' }],
    take: jobsMax,
  })
  return rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(toJobView)
}

/** Ids sort by creation time, and no index contains the jobs of all workspaces in the order of `created_at`. */
const orderOfAll = (state: JobState | undefined) => [
  ...(state === undefined ? [] : [{ [indexedColumn[state]]: 'desc' as const }]),
  { id: 'desc' as const },
]
