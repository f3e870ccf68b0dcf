import { AccountMenu } from '../../../../components/account-menu.tsx'
import { Frame } from '../../../../components/frame.tsx'
import { BriefMeter } from '../../../../components/knowledge/brief-meter.tsx'
import { KnowledgeForm } from '../../../../components/knowledge/knowledge-form.tsx'
import { KnowledgeList } from '../../../../components/knowledge/knowledge-list.tsx'
import { ProblemNotice } from '../../../../components/problem-notice.tsx'
import { WorkspacePlace } from '../../../../components/workspace-place.tsx'
import { WorkspaceTabs } from '../../../../components/workspace-tabs.tsx'
import { answerOf } from '../../../../server/caller.ts'
import { loadWorkspace } from '../load.ts'

export const metadata = { title: 'Knowledge' }

interface KnowledgePageProps {
  params: Promise<{ workspaceId: string }>
  searchParams: Promise<{ refused?: string | string[] }>
}

/** The files that the brand brief draws on: what there is, how far it was read, and a form for more. */
export default async function KnowledgePage({ params, searchParams }: KnowledgePageProps) {
  const { workspaceId } = await params
  const { user, workspace, caller, all } = await loadWorkspace(workspaceId, `/workspaces/${workspaceId}/knowledge`)
  const answer = await answerOf(readKnowledge(caller))
  return (
    <Frame
      place={<WorkspacePlace current={workspace} all={all} />}
      account={<AccountMenu user={user} />}
      width="reading"
    >
      {answer.ok ? (
        <>
          <WorkspaceTabs workspaceId={workspaceId} current="knowledge" />
          <h1>Knowledge</h1>
          <p className="lead">
            Paragraphs, list items and table rows of these files become facts that copy may draw on. What is wrong in a
            file will be wrong in the copy.
          </p>
          <BriefMeter meter={answer.value.meter} />
          {workspace.role !== 'viewer' && (
            <KnowledgeForm workspaceId={workspaceId} refused={(await searchParams).refused} />
          )}
          <KnowledgeList workspaceId={workspaceId} files={answer.value.files} />
        </>
      ) : (
        <ProblemNotice code={answer.problem} eyebrow={workspace.name} />
      )}
    </Frame>
  )
}

type Caller = Awaited<ReturnType<typeof loadWorkspace>>['caller']

async function readKnowledge({ knowledge }: Caller) {
  const [files, meter] = await Promise.all([knowledge.list(), knowledge.meter()])
  return { files, meter }
}
