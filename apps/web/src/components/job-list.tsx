'use client'

import type { Job, List } from '@adcopy/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { JobRow } from './job-row.tsx'
import { workspaceClient } from './trpc-client.ts'

const pollMs = 4_000
const polledMax = 20

/** The jobs of a workspace, newest first: the first page as the server rendered it, older ones on demand. */
export function JobList({ workspaceId, first }: { workspaceId: string; first: List<Job> }) {
  const client = useMemo(() => workspaceClient(workspaceId), [workspaceId])
  const [jobs, setJobs] = useState(first.data)
  const [cursor, setCursor] = useState(first.next_cursor)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const update = useCallback((job: Job) => {
    setJobs((current) => current.map((other) => (other.id === job.id ? job : other)))
  }, [])
  useRunningJobs(jobs, client, update)

  async function showOlder() {
    if (cursor === null) return
    setState('loading')
    try {
      const page = await client.adCopy.listJobs.query({ cursor })
      setJobs((current) => [...current, ...page.data])
      setCursor(page.next_cursor)
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  if (jobs.length === 0) {
    return <p className="empty">Nothing has been generated in this workspace yet. Finished copy will be listed here.</p>
  }
  return (
    <>
      <ul className="row-list" aria-label="Jobs, newest first">
        {jobs.map((job) => (
          <JobRow key={job.id} workspaceId={workspaceId} job={job} />
        ))}
      </ul>
      <output className="more">
        {state === 'failed' && 'Older jobs could not be loaded. '}
        {cursor !== null && (
          <button type="button" className="button" disabled={state === 'loading'} onClick={() => void showOlder()}>
            {state === 'loading' ? 'Loading…' : 'Show older'}
          </button>
        )}
      </output>
    </>
  )
}

/** Reads jobs that are not terminal again and again, while the page is looked at. */
function useRunningJobs(
  jobs: readonly Job[],
  client: ReturnType<typeof workspaceClient>,
  update: (job: Job) => void,
): void {
  const running = jobs
    .filter(({ status }) => status === 'queued' || status === 'running')
    .slice(0, polledMax)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (running === '') return
    const timer = setInterval(() => {
      if (document.hidden) return
      for (const id of running.split(' ')) client.adCopy.readJob.query({ id }).then(update, () => undefined)
    }, pollMs)
    return () => clearInterval(timer)
  }, [running, client, update])
}
