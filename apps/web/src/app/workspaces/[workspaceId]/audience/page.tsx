import { AudienceView } from '../../../../features/audience/audience-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Audience' }

export default workspacePage({
  load: async ({ caller }) => {
    const [avatars, reports] = await Promise.all([caller.avatars.list(), caller.thinkReports.list()])
    return { avatars, reports }
  },
  view: (initial, { workspace: { workspaceId, role } }) => (
    <AudienceView workspaceId={workspaceId} initial={initial} canEdit={role !== 'viewer'} />
  ),
})
