import type { Job } from '@adcopy/contract'
import Link from 'next/link'
import { instantOf } from './words.ts'

const states = { queued: 'Waiting', running: 'Being written', succeeded: 'Ready', failed: 'Failed' } as const

export function JobRow({ job }: { job: Job }) {
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
            <p className="row-title">{job.status === 'failed' ? 'No copy' : 'Copy is on its way'}</p>
            {job.status === 'failed' && <p className="row-text">{job.error.message}</p>}
          </>
        )}
      </div>
      <div className="row-aside">
        <span className={`badge badge-${job.status}`}>{states[job.status]}</span>
        <time dateTime={job.created_at}>{instantOf(new Date(job.created_at))}</time>
      </div>
    </li>
  )
}
