import { BriefMeter } from '../../../../components/knowledge/brief-meter.tsx'
import { KnowledgeForm } from '../../../../components/knowledge/knowledge-form.tsx'
import { KnowledgeList } from '../../../../components/knowledge/knowledge-list.tsx'
import { workspacePage } from '../../../../server/workspace-page.tsx'
import '../../../../styles/legacy.css'

export const metadata = { title: 'Knowledge' }

/** The files that the brand brief draws on: what there is, how far each was read, and a form for more. */
export default workspacePage({
  load: async ({ caller: { knowledge } }) => {
    const [files, meter] = await Promise.all([knowledge.list(), knowledge.meter()])
    return { files, meter }
  },
  view: ({ files, meter }, { workspace: { workspaceId, role }, search }) => (
    <div className="legacy">
      <h1>Knowledge</h1>
      <p className="lead">
        Paragraphs, list items and table rows of these files become facts that copy may draw on. What is wrong in a file
        will be wrong in the copy.
      </p>
      <BriefMeter meter={meter} />
      {role !== 'viewer' && <KnowledgeForm workspaceId={workspaceId} refused={search['refused']} />}
      <KnowledgeList workspaceId={workspaceId} files={files} />
    </div>
  ),
})
