import { AuditView } from '../../../../features/audit/audit-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Audit trail' }

/** Who changed what in the workspace. For admins. */
export default workspacePage({
  load: ({ caller }) => caller.audit.list({}),
  view: (events) => <AuditView initial={events} />,
})
