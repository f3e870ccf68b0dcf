import { TroubledJobsView } from '../../../features/operations/troubled-jobs-view.tsx'
import { accountPage } from '../../../server/account-page.tsx'
import { services } from '../../../server/services.ts'

export const metadata = { title: 'Jobs · Operations' }

export default accountPage({
  load: ({ caller }) => caller.operations.troubledJobs(),
  view: (jobs) => <TroubledJobsView initial={jobs} workflowsUrl={workflowsUrl()} />,
})

function workflowsUrl(): string | null {
  const { TEMPORAL_UI_URL: ui, TEMPORAL_NAMESPACE: namespace } = services().env
  return ui === undefined ? null : `${ui}/namespaces/${encodeURIComponent(namespace)}/workflows`
}
