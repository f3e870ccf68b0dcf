import { AuditView } from '../../../features/audit/audit-view.tsx'
import { accountPage } from '../../../server/account-page.tsx'

export const metadata = { title: 'Audit trail · Operations' }

export default accountPage({
  load: async ({ caller: { operations } }) => ({
    initial: await operations.audit({}),
    workspaces: await operations.workspaces(),
  }),
  view: (loaded) => <AuditView {...loaded} />,
})
