import { stateBadges, stateLabels } from '../../../../../components/knowledge/knowledge-list.tsx'
import { KnowledgeWatch } from '../../../../../components/knowledge/knowledge-watch.tsx'
import { RemoveFile } from '../../../../../components/knowledge/remove-file.tsx'
import { kibibytes } from '../../../../../components/words.ts'
import { workspacePage, type PageOf } from '../../../../../server/workspace-page.tsx'
import '../../../../../styles/legacy.css'

export const metadata = { title: 'Knowledge file' }

/** One knowledge file: whether it was read, and its facts, each with the headings above it and its page. */
export default workspacePage({
  load: ({ caller, params: { fileId } }: PageOf<{ fileId: string }>) => caller.knowledge.show({ fileId }),
  view: ({ name, state, failure, facts, brief_bytes }, { workspace, params: { fileId } }) => (
    <div className="legacy">
      <KnowledgeWatch pending={state === 'pending'} />
      <h1 dir="auto">{name}</h1>
      <p>
        <span className={`badge ${stateBadges[state]}`}>{stateLabels[state]}</span>
      </p>
      {failure !== undefined && <p className="lead">{failure.message}</p>}
      {state === 'pending' && <p className="lead">Its facts will be here in a moment.</p>}
      {facts.length > 0 && (
        <>
          <p className="lead">
            Facts that copy may draw on, in the words of the file, each under its headings: {kibibytes(brief_bytes)} KiB
            of the brand brief.
          </p>
          <ul className="row-list" aria-label="Facts">
            {facts.map((fact) => (
              <li key={`${fact.start}-${fact.end}`} className="row">
                <div className="row-main">
                  {fact.subject.length > 0 && (
                    <p className="muted" dir="auto">
                      {fact.subject.join(' › ')}
                    </p>
                  )}
                  <p dir="auto">{fact.text}</p>
                </div>
                {fact.page !== undefined && <span className="row-aside">Page {fact.page}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {workspace.role !== 'viewer' && <RemoveFile workspaceId={workspace.workspaceId} fileId={fileId} name={name} />}
    </div>
  ),
})
