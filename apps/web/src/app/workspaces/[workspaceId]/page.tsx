import { isId } from '@adcopy/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AccountMenu } from '../../../components/account-menu.tsx'
import { Frame } from '../../../components/frame.tsx'
import { JobList } from '../../../components/job-list.tsx'
import { ProblemNotice } from '../../../components/problem-notice.tsx'
import { WorkspacePlace } from '../../../components/workspace-place.tsx'
import { answerOf, memberCaller } from '../../../server/caller.ts'
import { currentUser, requireUser, workspacesOf } from '../../../server/session.ts'

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
  const user = await requireUser(`/workspaces/${workspaceId}`)
  const workspace = await membershipOf(user.id, workspaceId)
  if (workspace === undefined) notFound()
  const caller = await memberCaller(workspaceId, user.id)
  if (caller === undefined) notFound()
  const jobs = await answerOf(caller.adCopy.listJobs({}))
  const all = await workspacesOf(user.id)
  return (
    <Frame
      place={<WorkspacePlace current={workspace} all={all} />}
      account={<AccountMenu user={user} />}
      width="reading"
    >
      {jobs.ok ? (
        <>
          <h1>Generated copy</h1>
          <JobList workspaceId={workspaceId} first={jobs.value} />
        </>
      ) : (
        <ProblemNotice code={jobs.problem} eyebrow={workspace.name} />
      )}
    </Frame>
  )
}

async function membershipOf(userId: string, workspaceId: string) {
  if (!isId('workspace', workspaceId)) return undefined
  return (await workspacesOf(userId)).find((workspace) => workspace.workspaceId === workspaceId)
}
