import { FirstStepsList } from '../../../features/first-steps/first-steps-list.tsx'
import { JobsView } from '../../../features/jobs/jobs-view.tsx'
import { jobListInput, parseJobFilter } from '../../../features/jobs/job-filter.ts'
import { workspacePage } from '../../../server/workspace-page.tsx'

export default workspacePage({
  load: async ({ caller, search }) => {
    const filter = parseJobFilter(search)
    const [steps, jobs] = await Promise.all([
      caller.workspace.firstSteps(),
      // If the list is refused, the view requests it again and shows the refusal.
      caller.jobs.list(jobListInput(filter)).catch(() => null),
    ])
    return { steps, jobs, filter }
  },
  view: ({ steps, jobs, filter }, { workspace }) => (
    <>
      <FirstStepsList workspaceId={workspace.workspaceId} role={workspace.role} initial={steps} />
      <JobsView workspaceId={workspace.workspaceId} initial={jobs} initialFilter={filter} />
    </>
  ),
})
