import { isId, type JobErrorCode, type JobState, reproducibilityCardSchema } from '@adcopy/contract'
import type { Prisma } from '@adcopy/db'
import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'

export interface JobView {
  job_id: string
  workspace_id: string
  status: JobState
  platform: string
  awareness_level: string
  copy_length: string
  offer_id: string | null
  created_at: string
  started_at: string | null
  completed_at: string | null
  deadline_at: string
  error_code: JobErrorCode | null
  /** The hard checks that caused the job to fail. Empty for all other jobs. */
  failed_checks: string[]
  artifact_id: string | null
  /** The backend that wrote version 1 of the artifact. */
  backend: string | null
  /** Counts the leases of the job, including renewals. Null if the job is terminal. */
  attempts: number | null
}

export const jobViewColumns = {
  id: true,
  workspaceId: true,
  state: true,
  platform: true,
  awarenessLevel: true,
  copyLength: true,
  offerVersion: { select: { offerId: true } },
  createdAt: true,
  startedAt: true,
  completedAt: true,
  deadlineAt: true,
  errorCode: true,
  failedChecks: true,
  artifact: { select: { id: true, versions: { select: { card: true }, where: { number: 1 } } } },
  due: { select: { attempts: true } },
} as const satisfies Prisma.JobSelect

type JobRecord = Prisma.JobGetPayload<{ select: typeof jobViewColumns }>

export function toJobView(row: JobRecord): JobView {
  return {
    job_id: row.id,
    workspace_id: row.workspaceId,
    status: row.state as JobState,
    platform: row.platform,
    awareness_level: row.awarenessLevel,
    copy_length: row.copyLength,
    offer_id: row.offerVersion?.offerId ?? null,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
    deadline_at: row.deadlineAt.toISOString(),
    error_code: row.errorCode as JobErrorCode | null,
    failed_checks: row.failedChecks,
    artifact_id: row.artifact?.id ?? null,
    backend: reproducibilityCardSchema.safeParse(row.artifact?.versions[0]?.card).data?.backend ?? null,
    attempts: row.due?.attempts ?? null,
  }
}

export async function showJob({ ctx, input }: Call<{ jobId: string }>): Promise<JobView> {
  const { jobId } = input
  const row = isId('job', jobId)
    ? await ctx.deps.db.prisma.job.findFirst({ where: { id: jobId, ...visible(ctx.actor) }, select: jobViewColumns })
    : null
  if (row === null) throw new Problem('not_found')
  permit(ctx, row.workspaceId, 'viewer')
  return toJobView(row)
}
