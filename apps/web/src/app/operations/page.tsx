import { WorkspacesView } from '../../features/operations/workspaces-view.tsx'
import { accountPage } from '../../server/account-page.tsx'

export const metadata = { title: 'Workspaces · Operations' }

export default accountPage({
  load: async ({ caller: { operations } }) => ({
    workspaces: await operations.workspaces(),
    costs: await operations.costs(),
    health: await operations.health(),
  }),
  view: (loaded) => <WorkspacesView {...loaded} />,
})
