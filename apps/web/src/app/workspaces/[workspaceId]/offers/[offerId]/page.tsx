import { OfferView } from '../../../../../features/offers/offer-view.tsx'
import { workspacePage, type PageOf } from '../../../../../server/workspace-page.tsx'

export const metadata = { title: 'Offer' }

export default workspacePage({
  load: async ({ caller, params: { offerId } }: PageOf<{ offerId: string }>) => {
    const [offer, meter] = await Promise.all([caller.offers.read({ offerId }), caller.brand.meter()])
    return { offer, meter }
  },
  view: (initial, { workspace: { workspaceId, role } }) => (
    <OfferView workspaceId={workspaceId} initial={initial} canEdit={role !== 'viewer'} />
  ),
})
