import { ProblemAlert } from '../../../components/problem-alert.tsx'
import { FirstStepsList } from '../../../features/first-steps/first-steps-list.tsx'
import { JobsView } from '../../../features/jobs/jobs-view.tsx'
import { jobListInput, parseJobFilter } from '../../../features/jobs/job-filter.ts'
import { answerOf } from '../../../server/caller.ts'
import { workspacePage } from '../../../server/workspace-page.tsx'

export default workspacePage({
  load: async ({ caller, search }) => {
    const filter = parseJobFilter(search)
    const [steps, jobs] = await Promise.all([
      caller.workspace.firstSteps(),
      answerOf(caller.jobs.list(jobListInput(filter))),
    ])
    return { steps, jobs, filter }
  },
  view: ({ steps, jobs, filter }, { workspace }) => (
    <>
      <FirstStepsList workspaceId={workspace.workspaceId} role={workspace.role} initial={steps} />
      {jobs.ok ? (
        <JobsView workspaceId={workspace.workspaceId} initial={jobs.value} initialFilter={filter} />
      ) : (
        <ProblemAlert code={jobs.problem} />
      )}
    </>
  ),
})
