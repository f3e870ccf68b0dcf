import { KnowledgeView } from '../../../../features/knowledge/knowledge-view.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Knowledge' }

export default workspacePage({
  load: async ({ caller: { brand, knowledge } }) => {
    const [files, meter, room] = await Promise.all([knowledge.list(), brand.meter(), knowledge.room()])
    return { files, meter, room }
  },
  view: (initial, { workspace: { workspaceId, role } }) => (
    <KnowledgeView workspaceId={workspaceId} initial={initial} canEdit={role !== 'viewer'} />
  ),
})
