import type { Evidence, JobRow } from './evidence.ts'
import { rateRatios, type Window } from './rate.ts'

export interface Summary {
  faults: Record<string, number>
  jobs: number
  clients: number
  /** Number of seconds in which clients sent at least one create request. */
  loadSeconds: number
  requests: number
  /** Requests without a response or with the problem `unavailable`. */
  refused: number
  /** Jobs that were accepted with a 202 but have not ended or have no row. */
  lost: number
  /** Jobs beyond the first for each idempotency key, plus jobs with more than one artifact. */
  double: number
  failed: Record<string, number>
  /**
   * For each measurement window after the faults, its completion rate ÷ the rate before the faults under the same
   * load. Only the last ratio is judged.
   */
  rateRatios: number[]
  longestSeconds: number
  slowestMs: number
}

export function summarise(evidence: Evidence, windows: { before: Window; after: readonly Window[] }): Summary {
  const { exchanges, incidents, jobs, mayFailAs } = evidence
  const answered = exchanges.filter(({ answer }) => answer !== undefined)
  const seconds = jobs
    .filter(({ completedAt }) => completedAt !== null)
    .map(({ createdAt, completedAt }) => ((completedAt ?? createdAt) - createdAt) / 1_000)
  return {
    faults: countEach(incidents.map(({ fault }) => fault)),
    jobs: jobs.length,
    clients: new Set(exchanges.map(({ client }) => client)).size,
    loadSeconds: countLoadSeconds(exchanges),
    requests: exchanges.length,
    refused: exchanges.filter(({ answer }) => answer === undefined || answer.problem === 'unavailable').length,
    ...countBroken(evidence),
    failed: countEach(jobs.flatMap(({ errorCode }) => errorCode ?? [])),
    rateRatios: rateRatios(windows.before, windows.after, completionsOf(jobs, mayFailAs)),
    longestSeconds: Math.max(0, ...seconds),
    slowestMs: Math.max(0, ...answered.map(({ sentAt, endedAt }) => endedAt - sentAt)),
  }
}

/** Replays are ignored, because clients also send them after the load has ended. */
function countLoadSeconds(exchanges: Evidence['exchanges']): number {
  const creates = exchanges.filter(({ ask, answer }) => ask.kind === 'create' && answer?.replayed !== true)
  return new Set(creates.map(({ sentAt }) => Math.floor(sentAt / 1_000))).size
}

function countEach(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Ignores jobs that failed, unless `mayFailAs` allows the error for every job (`always`). */
export function completionsOf(jobs: readonly JobRow[], mayFailAs: Evidence['mayFailAs']): number[] {
  const isMeant = ({ state, errorCode }: JobRow) =>
    state === 'succeeded' || (errorCode !== null && mayFailAs[errorCode] === 'always')
  return jobs.filter(isMeant).flatMap(({ completedAt }) => completedAt ?? [])
}

export function countBroken({ exchanges, jobs }: Evidence): Pick<Summary, 'lost' | 'double'> {
  const ended = new Set(jobs.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id))
  const promised = new Set(
    exchanges
      .flatMap(({ ask, answer }) => (ask.kind === 'create' && answer?.status === 202 ? answer.jobs : []))
      .map(({ id }) => id),
  )
  const keys = new Set(jobs.map(({ workspaceId, key }) => `${workspaceId} ${key}`))
  return {
    lost: [...promised].filter((id) => !ended.has(id)).length,
    double: jobs.length - keys.size + jobs.filter(({ artifacts }) => artifacts > 1).length,
  }
}
