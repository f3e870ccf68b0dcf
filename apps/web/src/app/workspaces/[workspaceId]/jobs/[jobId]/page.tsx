import { jobErrors } from '@adcopy/contract'
import { notFound, redirect } from 'next/navigation'
import { AccountMenu } from '../../../../../components/account-menu.tsx'
import { VerdictList } from '../../../../../components/artifact/checks.tsx'
import { CardLine } from '../../../../../components/card-line.tsx'
import { checkMeaning } from '../../../../../components/check-meanings.ts'
import { Frame } from '../../../../../components/frame.tsx'
import { jobStateLabels } from '../../../../../components/job-row.tsx'
import { ProblemNotice } from '../../../../../components/problem-notice.tsx'
import { instantOf, labelOf } from '../../../../../components/words.ts'
import { WorkspacePlace } from '../../../../../components/workspace-place.tsx'
import { WorkspaceTabs } from '../../../../../components/workspace-tabs.tsx'
import { answerOf } from '../../../../../server/caller.ts'
import { loadWorkspace } from '../../load.ts'

export const metadata = { title: 'Job' }

interface JobPageProps {
  params: Promise<{ workspaceId: string; jobId: string }>
}

/** A job without copy: how far it is, or why it failed. One that succeeded is shown by its artifact. */
export default async function JobPage({ params }: JobPageProps) {
  const { workspaceId, jobId } = await params
  const { user, workspace, caller, all } = await loadWorkspace(workspaceId, `/workspaces/${workspaceId}/jobs/${jobId}`)
  const answer = await answerOf(caller.jobs.show({ jobId }))
  if (!answer.ok && answer.problem === 'not_found') notFound()
  const frame = { place: <WorkspacePlace current={workspace} all={all} />, account: <AccountMenu user={user} /> }
  if (!answer.ok) {
    return (
      <Frame {...frame}>
        <ProblemNotice code={answer.problem} eyebrow={workspace.name} />
      </Frame>
    )
  }
  const job = answer.value
  if (job.artifact_id !== null) redirect(`/artifacts/${job.artifact_id}`)
  return (
    <Frame {...frame} width="reading">
      <WorkspaceTabs workspaceId={workspaceId} current="copy" />
      <h1>{job.status === 'failed' ? 'No copy' : 'Copy is on its way'}</h1>
      <p>
        <span className={`badge badge-${job.status}`}>{jobStateLabels[job.status]}</span>
      </p>
      {job.error_code !== null && <p className="lead">{jobErrors[job.error_code]}</p>}
      {job.failed_checks.length > 0 && (
        <section className="panel" aria-labelledby="checks-title">
          <h2 id="checks-title">What the last draft failed</h2>
          <VerdictList verdicts={job.failed_checks.map(toVerdict)} />
        </section>
      )}
      <section className="panel" aria-labelledby="job-title">
        <h2 id="job-title">Job</h2>
        <dl className="card">
          <CardLine term="Job" value={job.job_id} copy />
          <CardLine term="Platform" value={labelOf(job.platform)} />
          <CardLine term="Awareness" value={labelOf(job.awareness_level)} />
          <CardLine term="Length" value={labelOf(job.copy_length)} />
          <CardLine term="Accepted" value={instantOf(new Date(job.created_at))} />
          {job.completed_at !== null && <CardLine term="Ended" value={instantOf(new Date(job.completed_at))} />}
        </dl>
      </section>
    </Frame>
  )
}

/** Names are all that is kept of a failed job: its drafts are gone, and the brief with them. */
function toVerdict(check: string) {
  const reason = checkMeaning(check)
  return { check, severity: 'hard' as const, passed: false, ...(reason !== undefined && { reason }) }
}
