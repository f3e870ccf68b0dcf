import { FileView } from '../../../../../features/knowledge/file-view.tsx'
import { workspacePage, type PageOf } from '../../../../../server/workspace-page.tsx'

export const metadata = { title: 'Knowledge file' }

export default workspacePage({
  load: async ({ caller: { knowledge }, params: { fileId } }: PageOf<{ fileId: string }>) => {
    const [file, jobs] = await Promise.all([knowledge.show({ fileId }), knowledge.jobs({ fileId })])
    return { file, jobs }
  },
  view: (initial, { workspace: { workspaceId, role } }) => (
    <FileView workspaceId={workspaceId} initial={initial} canEdit={role !== 'viewer'} />
  ),
})
