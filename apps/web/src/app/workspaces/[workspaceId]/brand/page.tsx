import { BrandView } from '../../../../features/brand/brand-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Brand profile' }

export default workspacePage({
  load: async ({ caller }) => {
    const [brand, meter] = await Promise.all([caller.brand.read(), caller.brand.meter()])
    return { brand, meter }
  },
  view: (initial, { workspace }) => <BrandView initial={initial} canEdit={workspace.role !== 'viewer'} />,
})
