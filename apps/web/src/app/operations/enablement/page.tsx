import { EnablementView } from '../../../features/operations/enablement-view.tsx'
import { accountPage } from '../../../server/account-page.tsx'

export const metadata = { title: 'Enablement · Operations' }

export default accountPage({
  load: ({ caller }) => caller.operations.enablement(),
  view: (items) => <EnablementView initial={items} />,
})
