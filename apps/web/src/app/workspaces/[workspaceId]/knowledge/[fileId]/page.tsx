import { notFound } from 'next/navigation'
import { AccountMenu } from '../../../../../components/account-menu.tsx'
import { Frame } from '../../../../../components/frame.tsx'
import { stateBadges, stateLabels } from '../../../../../components/knowledge/knowledge-list.tsx'
import { KnowledgeWatch } from '../../../../../components/knowledge/knowledge-watch.tsx'
import { RemoveFile } from '../../../../../components/knowledge/remove-file.tsx'
import { ProblemNotice } from '../../../../../components/problem-notice.tsx'
import { kibibytes } from '../../../../../components/words.ts'
import { WorkspacePlace } from '../../../../../components/workspace-place.tsx'
import { WorkspaceTabs } from '../../../../../components/workspace-tabs.tsx'
import { answerOf } from '../../../../../server/caller.ts'
import { loadWorkspace } from '../../load.ts'

export const metadata = { title: 'Knowledge file' }

interface FilePageProps {
  params: Promise<{ workspaceId: string; fileId: string }>
}

/** One knowledge file: whether it was read, and its facts, each with the headings above it and its page. */
export default async function FilePage({ params }: FilePageProps) {
  const { workspaceId, fileId } = await params
  const { user, workspace, caller, all } = await loadWorkspace(
    workspaceId,
    `/workspaces/${workspaceId}/knowledge/${fileId}`,
  )
  const answer = await answerOf(caller.knowledge.show({ fileId }))
  if (!answer.ok && answer.problem === 'not_found') notFound()
  const frame = { place: <WorkspacePlace current={workspace} all={all} />, account: <AccountMenu user={user} /> }
  if (!answer.ok) {
    return (
      <Frame {...frame}>
        <ProblemNotice code={answer.problem} eyebrow={workspace.name} />
      </Frame>
    )
  }
  const { name, state, failure, facts, brief_bytes } = answer.value
  return (
    <Frame {...frame} width="reading">
      <KnowledgeWatch pending={state === 'pending'} />
      <WorkspaceTabs workspaceId={workspaceId} current="knowledge" />
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
      {workspace.role !== 'viewer' && <RemoveFile workspaceId={workspaceId} fileId={fileId} />}
    </Frame>
  )
}
