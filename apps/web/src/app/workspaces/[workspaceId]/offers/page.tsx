import { OffersView } from '../../../../features/offers/offers-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Offers' }

export default workspacePage({
  load: ({ caller }) => caller.offers.list(),
  view: (offers, { workspace: { workspaceId, role } }) => (
    <OffersView workspaceId={workspaceId} initial={offers} canEdit={role !== 'viewer'} />
  ),
})
