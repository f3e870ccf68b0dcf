import { redirect } from 'next/navigation'
import { JobView } from '../../../../../features/jobs/job-view.tsx'
import { workspacePage, type PageOf } from '../../../../../server/workspace-page.tsx'

export const metadata = { title: 'Job' }

export default workspacePage({
  load: ({ caller, params: { jobId } }: PageOf<{ jobId: string }>) => caller.jobs.show({ jobId }),
  view: (job, { workspace }) => {
    if (job.artifact_id !== null) redirect(`/artifacts/${job.artifact_id}`)
    return <JobView initial={job} mayCreate={workspace.role !== 'viewer'} />
  },
})
