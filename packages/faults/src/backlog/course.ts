import { formatSeconds, until } from '@adcopy/local-stack'
import { setTimeout as delay } from 'node:timers/promises'
import type { Evidence, JobRow } from '../evidence.ts'
import { readBooks, readJobs } from '../invariants/read-evidence.ts'
import { findAstray } from '../invariants/watch-queue.ts'
import type { FaultStack } from '../stack/stack.ts'
import { completionsOf } from '../summarise.ts'
import type { Crowd } from './accept-many.ts'
import { bounds } from './bounds.ts'
import { computeFigures, type BacklogFigures, type Measured, type Phase } from './figures.ts'
import { readHeaps, untilAtRest, type MemorySample } from './memory.ts'
import { countStatements, type OperationsUrls } from './plain-programs.ts'

export interface BacklogExtent {
  jobs: number
  /** Jobs created before the measurement, so that it starts with open connections and optimised code. */
  warmJobs: number
  /** Number of jobs in each of the two reference phases, one before the outage and one after it. */
  referenceJobs: number
  sliceJobs: number
  /**
   * The programs are considered to be at rest when their memory has been stable for this many milliseconds. Temporal
   * also stays down for this long after the last job of the backlog has been accepted.
   */
  restMs: number
}

export function extentOf(jobs: number): BacklogExtent {
  const sliceJobs = Math.min(1_000, Math.ceil(jobs / 4))
  return {
    jobs,
    warmJobs: Math.min(1_000, Math.ceil(jobs / 2)),
    referenceJobs: sliceJobs,
    sliceJobs,
    restMs: Math.min(15_000, Math.max(2_000, jobs * 10)),
  }
}

interface Setting {
  stack: FaultStack
  crowd: Crowd
  urls: OperationsUrls
  samples: readonly MemorySample[]
  extent: BacklogExtent
  say: (line: string) => void
}

// Within this time after an outage, the worker restarts lost workflows and completes their jobs.
const recoverySeconds = 130
const publishedSeconds = 86_400
// The time-out for draining the queue assumes that at least this many jobs end per second.
const endsPerSecondMin = 2

export async function runCourse(
  setting: Setting,
): Promise<{ evidence: Evidence; figures: BacklogFigures; queued: number; diskBytes: number }> {
  const { stack, crowd, samples, extent } = setting
  const { pool } = stack
  const { jobs, sliceJobs } = extent
  const phases: Phase[] = []
  const { phase, rest } = phasesOf(setting, phases)
  const astray = new Set<string>()
  const untilDone = () => untilQueueIsEmpty(setting, astray)

  const refer = (name: string) =>
    phase(`Temporal up, ${name}: jobs accepted and done`, async () => {
      await crowd.accept(extent.referenceJobs, name)
      const acceptedAt = Date.now()
      await untilDone()
      return { acceptedAt, ends: endsOf(await readJobs(pool), name) }
    })

  await crowd.accept(extent.warmJobs, 'warm')
  await untilDone()
  await rest('at rest, warmed')

  const before = await refer('before')
  const outage = { fault: 'Temporal down', from: Date.now(), to: Infinity, refuses: [], silences: [] }
  const letGo = await stack.holdTemporal()
  const counts = [countStatements(pool)]
  const diskBefore = await readDiskBytes(stack)
  const acceptedFrom = Date.now()
  const accepts = await phase('Temporal down: jobs accepted', () =>
    crowd.accept(jobs, 'backlog', (count) => {
      if (count % sliceJobs === 0) counts.push(countStatements(pool))
    }),
  )
  for (const id of await findAstray(pool)) astray.add(id)
  const queued = await countQueue(stack)
  const diskBytes = (await readDiskBytes(stack)) - diskBefore
  await phase('Temporal down: jobs wait', () => delay(extent.restMs))
  const backAt = Date.now()
  await phase('Temporal up again: jobs completed', async () => {
    letGo()
    await stack.untilWhole()
    outage.to = Date.now()
    await untilDone()
  })
  const after = await refer('after')
  await rest('at rest afterwards')

  await crowd.replayAll()
  const measured: Measured = {
    sliceJobs,
    accepts,
    acceptedFrom,
    counts: await Promise.all(counts),
    ends: endsOf(await readJobs(pool), 'backlog'),
    backAt,
    references: [before, after],
    samples,
    phases,
  }
  const figures = computeFigures(measured)
  const evidence: Evidence = {
    ...(await readBooks(stack)),
    exchanges: crowd.exchanges,
    incidents: [outage],
    astray: [...astray],
    terminalSecondsMax: recoverySeconds + jobs / (Math.min(...figures.referenceRates) * bounds.drainRatioMin),
    publishedSeconds,
    mayFailAs: {},
  }
  return { evidence, figures, queued, diskBytes }
}

/**
 * Returns two functions, each of which adds a phase to `phases`. `phase` runs `work` and adds the time that it takes.
 * `rest` waits until memory is stable and adds the stable period.
 */
function phasesOf({ urls, samples, extent, say }: Setting, phases: Phase[]) {
  const end = async (phase: Omit<Phase, 'heap'>) => {
    phases.push({ ...phase, heap: await readHeaps(urls) })
    say(`${phase.name}: ${formatSeconds(phase.to - phase.from)}`)
  }
  const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const from = Date.now()
    const result = await work()
    await end({ name, from, to: Date.now() })
    return result
  }
  const rest = async (name: string) => end({ name, atRest: true, ...(await untilAtRest(samples, extent.restMs)) })
  return { phase, rest }
}

/** A time-out is not an error here, because the invariants report late jobs. */
async function untilQueueIsEmpty({ stack, extent }: Setting, astray: Set<string>): Promise<void> {
  const empty = async () => {
    for (const id of await findAstray(stack.pool)) astray.add(id)
    return (await countQueue(stack)) === 0
  }
  const withinMs = (recoverySeconds + extent.jobs / endsPerSecondMin) * 1_000
  await until(empty, { withinMs, everyMs: 1_000, what: 'the end of all jobs' }).catch(() => undefined)
}

async function countQueue({ pool }: FaultStack): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from job_due')
  return rows[0]?.count ?? NaN
}

async function readDiskBytes({ pool }: FaultStack): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select (pg_total_relation_size('job') + pg_total_relation_size('job_due'))::float8 as bytes`,
  )
  return rows[0]?.bytes ?? NaN
}

function endsOf(rows: readonly JobRow[], name: string): number[] {
  return completionsOf(
    rows.filter(({ key }) => key.startsWith(`${name}:`)),
    {},
  )
}
