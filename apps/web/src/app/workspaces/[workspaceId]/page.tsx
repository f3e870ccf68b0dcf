import type { Metadata } from 'next'
import { AccountMenu } from '../../../components/account-menu.tsx'
import { Frame } from '../../../components/frame.tsx'
import { JobList } from '../../../components/job-list.tsx'
import { ProblemNotice } from '../../../components/problem-notice.tsx'
import { WorkspacePlace } from '../../../components/workspace-place.tsx'
import { WorkspaceTabs } from '../../../components/workspace-tabs.tsx'
import { answerOf } from '../../../server/caller.ts'
import { currentUser } from '../../../server/session.ts'
import { loadWorkspace, membershipOf } from './load.ts'

interface WorkspacePageProps {
  params: Promise<{ workspaceId: string }>
}

export async function generateMetadata({ params }: WorkspacePageProps): Promise<Metadata> {
  const user = await currentUser()
  const workspace = user && (await membershipOf(user.id, (await params).workspaceId))
  return workspace === undefined ? {} : { title: workspace.name }
}

export default async function WorkspacePage({ params }: WorkspacePageProps) {
  const { workspaceId } = await params
  const { user, workspace, caller, all } = await loadWorkspace(workspaceId, `/workspaces/${workspaceId}`)
  const jobs = await answerOf(caller.adCopy.listJobs({}))
  return (
    <Frame
      place={<WorkspacePlace current={workspace} all={all} />}
      account={<AccountMenu user={user} />}
      width="reading"
    >
      {jobs.ok ? (
        <>
          <WorkspaceTabs workspaceId={workspaceId} current="copy" />
          <h1>Generated copy</h1>
          <JobList workspaceId={workspaceId} first={jobs.value} />
        </>
      ) : (
        <ProblemNotice code={jobs.problem} eyebrow={workspace.name} />
      )}
    </Frame>
  )
}
