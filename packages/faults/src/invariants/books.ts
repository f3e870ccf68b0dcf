import { isTerminal } from '@adcopy/contract'
import type { Evidence, Exchange, Incident, JobRow, Violation } from '../evidence.ts'

interface Accepted {
  workspaceId: string
  key: string
  jobId: string
  at: number
}

function accepted(exchanges: readonly Exchange[]): Accepted[] {
  return exchanges.flatMap(({ ask, answer, workspaceId, endedAt }) => {
    const jobId = answer?.jobs[0]?.id
    if (ask.kind !== 'create' || answer?.status !== 202 || jobId === undefined) return []
    return [{ workspaceId, key: ask.key, jobId, at: endedAt }]
  })
}

const isOver = ({ state }: JobRow) => isTerminal(state)

function metBy({ createdAt, completedAt }: JobRow, incidents: readonly Incident[]): Incident[] {
  return incidents.filter(({ from, to }) => from <= (completedAt ?? Infinity) && to >= createdAt)
}

/**
 * Every job that was accepted with a 202 has a row and became terminal in time. The time counts from the job's
 * acceptance. If the job was open during an incident, it counts from the end of the last such incident instead.
 */
export function everyAcceptEnds({ exchanges, jobs, incidents, terminalSecondsMax }: Evidence): Violation[] {
  const rows = new Map(jobs.map((job) => [job.id, job]))
  const promised = new Set(accepted(exchanges).map(({ jobId }) => jobId))
  const lost = [...promised]
    .filter((jobId) => !rows.has(jobId))
    .map((jobId) => ({ promise, what: `${jobId} has no row` }))
  const late = jobs.flatMap((job) => {
    if (!isOver(job)) return [{ promise, what: `${job.id} is still ${job.state}` }]
    const seconds = secondsToTerminal(job, incidents)
    return seconds <= terminalSecondsMax ? [] : [{ promise, what: `${job.id} took ${seconds.toFixed(1)} s` }]
  })
  return [...lost, ...late]
}

const promise = 'every 202 ends in time'

export function noneEndsPastItsTime({ jobs, publishedSeconds }: Evidence): Violation[] {
  return jobs
    .map(({ id, createdAt, completedAt }) => ({ id, seconds: ((completedAt ?? createdAt) - createdAt) / 1_000 }))
    .filter(({ seconds }) => seconds > publishedSeconds)
    .map(({ id, seconds }) => ({ promise: 'no job passes its deadline', what: `${id} took ${seconds.toFixed(1)} s` }))
}

function secondsToTerminal(job: JobRow, incidents: Evidence['incidents']): number {
  const end = job.completedAt ?? Infinity
  const ends = metBy(job, incidents).map(({ to }) => Math.min(to, end))
  return (end - Math.max(job.createdAt, ...ends)) / 1_000
}

/** Each expected error must also occur at least once. */
export function jobsFailOnlyAsMeant({ jobs, incidents, mayFailAs }: Evidence): Violation[] {
  const failed = jobs.filter(({ state }) => state === 'failed')
  const astray = failed.filter((job) => {
    const when = job.errorCode === null ? undefined : mayFailAs[job.errorCode]
    return when === undefined || (when === 'when hit' && metBy(job, incidents).length === 0)
  })
  const unseen = Object.keys(mayFailAs).filter((code) => failed.every(({ errorCode }) => errorCode !== code))
  return [
    ...astray.map(({ id, errorCode }) => ({
      promise: 'no fault fails a job',
      what: `${id}: ${errorCode ?? 'no code'}`,
    })),
    ...unseen.map((code) => ({ promise: 'expected failures occur', what: `no job with ${code}` })),
  ]
}

export function aKeyIsOneJob({ exchanges, jobs }: Evidence): Violation[] {
  const told = new Map<string, Set<string>>()
  for (const { workspaceId, key, jobId } of accepted(exchanges)) {
    const name = `${workspaceId} ${key}`
    told.set(name, (told.get(name) ?? new Set()).add(jobId))
  }
  const rows = new Map<string, string[]>()
  for (const { workspaceId, key, id } of jobs) {
    const name = `${workspaceId} ${key}`
    rows.set(name, [...(rows.get(name) ?? []), id])
  }
  const violations: Violation[] = []
  for (const [name, ids] of told) {
    if (ids.size > 1)
      violations.push({ promise: 'a replay returns the same job', what: `${name}: ${[...ids].join(', ')}` })
  }
  for (const [name, ids] of rows) {
    if (ids.length > 1) violations.push({ promise: 'a key is bound to one job', what: `${name}: ${ids.join(', ')}` })
    const [first] = told.get(name) ?? []
    if (first === undefined)
      violations.push({ promise: 'every stored job is known to its client', what: `${name}: ${ids.join(', ')}` })
    else if (!ids.includes(first))
      violations.push({ promise: 'a replay returns the same job', what: `${name}: ${first}` })
  }
  return violations
}

export function everyCreateIsAccepted({ exchanges }: Evidence): Violation[] {
  const told = new Set(accepted(exchanges).map(({ workspaceId, key }) => `${workspaceId} ${key}`))
  const asked = exchanges.flatMap(({ ask, workspaceId }) =>
    ask.kind === 'create' ? [`${workspaceId} ${ask.key}`] : [],
  )
  return [...new Set(asked)]
    .filter((name) => !told.has(name))
    .map((what) => ({ promise: 'every repeated create gets a 202', what }))
}

export function unitsAreAcceptedKeys({ jobs, usage }: Evidence): Violation[] {
  const keys = new Map<string, Set<string>>()
  for (const { workspaceId, createdAt, key } of jobs) {
    const name = `${workspaceId} ${new Date(createdAt).toISOString().slice(0, 7)}-01`
    keys.set(name, (keys.get(name) ?? new Set()).add(key))
  }
  const used = new Map(usage.map((row) => [`${row.workspaceId} ${row.month}`, row.used]))
  return [...new Set([...keys.keys(), ...used.keys()])].flatMap((name) => {
    const [units, accepts] = [used.get(name) ?? 0, keys.get(name)?.size ?? 0]
    return units === accepts ? [] : [{ promise: 'one unit per key', what: `${name}: ${units} units, ${accepts} keys` }]
  })
}

export function artifactsAreResults({ jobs, strayArtifacts }: Evidence): Violation[] {
  const wrong = jobs.filter((job) => job.artifacts !== (job.state === 'succeeded' ? 1 : 0))
  return [
    ...wrong.map((job) => ({
      promise: 'one artifact per succeeded job',
      what: `${job.id} ${job.state}: ${job.artifacts}`,
    })),
    ...strayArtifacts.map((id) => ({ promise: 'one artifact per succeeded job', what: `${id} has no job` })),
  ]
}

export function theQueueIsWhatIsOpen({ jobs, astray }: Evidence): Violation[] {
  const promised = 'the queue has exactly the open jobs'
  const wrong = jobs.filter((job) => job.due !== (isOver(job) ? 0 : 1))
  return [
    ...wrong.map((job) => ({ promise: promised, what: `${job.id} ${job.state}: ${job.due} rows` })),
    ...astray.map((id) => ({ promise: promised, what: `${id} while the run lasted` })),
  ]
}

export function briefsAreForgotten({ jobs, briefsFound }: Evidence): Violation[] {
  const kept = jobs.filter((job) => isOver(job) && job.hasBrief)
  return [
    ...kept.map(({ id }) => ({ promise: 'the brief is deleted', what: `${id} still has one` })),
    ...briefsFound.map((place) => ({ promise: 'the brief is stored nowhere else', what: place })),
  ]
}

export function garbageIsNoArtifact({ garbage }: Evidence): Violation[] {
  return garbage.map((what) => ({ promise: 'no garbage becomes an artifact', what }))
}

/** Constraints and triggers are only a safeguard, because every statement checks its own conditions. */
export function nothingHadToBeRefused({ refusedStatements }: Evidence): Violation[] {
  return refusedStatements.map((what) => ({ promise: 'no constraint or trigger has to step in', what }))
}
