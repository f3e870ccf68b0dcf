import type { Job, List, ListJobsInput } from '@adcopy/contract'
import type { Call, WorkspaceActor } from '../context.ts'
import { presentJob } from './present-job.ts'
import { readJobPage } from './read-job-page.ts'

/** Source: LIST-3. */
export async function listJobs({ ctx, input }: Call<ListJobsInput, WorkspaceActor>): Promise<List<Job>> {
  const page = await readJobPage({ ctx, input })
  return { ...page, data: page.data.map((row) => presentJob(row, ctx.deps.settings)) }
}
