import { MembersView } from '../../../../features/members/members-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Members' }

export default workspacePage({
  load: async ({ caller, workspace }) => ({
    members: await caller.members.list(),
    invitations: workspace.role === 'admin' ? await caller.members.invitations() : null,
  }),
  view: ({ members, invitations }) => <MembersView initial={members} initialInvitations={invitations} />,
})
