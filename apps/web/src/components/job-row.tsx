import type { Job } from '@adcopy/contract'
import Link from 'next/link'
import { instantOf } from './words.ts'

/** The states of a job in words for people. */
export const jobStateLabels = {
  queued: 'Waiting',
  running: 'Being written',
  succeeded: 'Ready',
  failed: 'Failed',
} as const

export function JobRow({ workspaceId, job }: { workspaceId: string; job: Job }) {
  return (
    <li className="row job-row">
      <div className="row-main">
        {job.status === 'succeeded' ? (
          <>
            <Link className="row-link" href={`/artifacts/${job.result.artifact_id}`} prefetch={false} dir="auto">
              {job.result.headline}
            </Link>
            <p className="row-text" dir="auto">
              {job.result.primary_text}
            </p>
          </>
        ) : (
          <>
            <Link className="row-link" href={`/workspaces/${workspaceId}/jobs/${job.id}`} prefetch={false}>
              {job.status === 'failed' ? 'No copy' : 'Copy is on its way'}
            </Link>
            {job.status === 'failed' && <p className="row-text">{job.error.message}</p>}
          </>
        )}
      </div>
      <div className="row-aside">
        <span className={`badge badge-${job.status}`}>{jobStateLabels[job.status]}</span>
        <time dateTime={job.created_at}>{instantOf(new Date(job.created_at))}</time>
      </div>
    </li>
  )
}
