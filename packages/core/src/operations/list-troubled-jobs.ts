import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { jobViewColumns, toJobView, type JobView } from '../jobs/show-job.ts'
import { readClock } from '../support/read-clock.ts'

export interface TroubledJobs {
  /** Accepted more than five minutes ago, oldest first. */
  stuck: JobView[]
  /** Accepted in the last week, newest first. */
  failed: JobView[]
}

const jobsMax = 100
// A job may wait for a provider until its deadline, but after this time an operator should look at it.
const stuckSeconds = 300
const failedDays = 7

export async function listTroubledJobs({ ctx }: Call<Record<string, never>>): Promise<TroubledJobs> {
  permitOperator(ctx)
  const { prisma } = ctx.deps.db
  const now = await readClock(prisma)
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const [stuck, failed] = await Promise.all([
    prisma.job.findMany({
      where: { state: { in: ['queued', 'running'] }, createdAt: { lt: ago(stuckSeconds) } },
      select: jobViewColumns,
      orderBy: { deadlineAt: 'asc' },
      take: jobsMax,
    }),
    prisma.job.findMany({
      where: { state: 'failed', createdAt: { gt: ago(failedDays * 86_400) } },
      select: jobViewColumns,
      orderBy: { createdAt: 'desc' },
      take: jobsMax,
    }),
  ])
  return { stuck: stuck.map(toJobView), failed: failed.map(toJobView) }
}
