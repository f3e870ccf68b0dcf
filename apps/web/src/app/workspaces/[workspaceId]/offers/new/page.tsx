import { NewOfferView } from '../../../../../features/offers/new-offer-view.tsx'
import { workspacePage } from '../../../../../server/workspace-page.tsx'

export const metadata = { title: 'New offer' }

export default workspacePage({
  load: ({ caller }) => caller.brand.meter(),
  view: (meter, { workspace: { workspaceId, role } }) => (
    <NewOfferView workspaceId={workspaceId} meter={meter} canEdit={role !== 'viewer'} />
  ),
})
