import { OfferView } from '../../../../../features/offers/offer-view.tsx'
import { workspacePage } from '../../../../../server/workspace-page.tsx'

export const metadata = { title: 'New offer' }

export default workspacePage({
  load: ({ caller }) => caller.brand.meter(),
  view: (meter, { workspace: { workspaceId, role } }) => (
    <OfferView workspaceId={workspaceId} initial={{ offer: null, meter }} canEdit={role !== 'viewer'} />
  ),
})
