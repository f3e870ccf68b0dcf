import { UsageView } from '../../../../features/usage/usage-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Usage' }

export default workspacePage({
  load: ({ caller }) => caller.usage.read(),
  view: (usage) => <UsageView initial={usage} />,
})
