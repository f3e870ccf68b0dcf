import { OperationsAuditView } from '../../../features/operations/operations-audit-view.tsx'
import { accountPage } from '../../../server/account-page.tsx'

export const metadata = { title: 'Audit trail · Operations' }

export default accountPage({
  load: async ({ caller: { operations } }) => ({
    events: await operations.audit({}),
    workspaces: await operations.workspaces(),
  }),
  view: (loaded) => <OperationsAuditView {...loaded} />,
})
