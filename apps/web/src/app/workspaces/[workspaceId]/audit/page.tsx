import { AuditView } from '../../../../features/audit/audit-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Audit trail' }

export default workspacePage({
  load: ({ caller }) => caller.audit.list({}),
  view: (events) => <AuditView initial={events} />,
})
