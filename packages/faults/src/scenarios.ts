import { setTimeout as delay } from 'node:timers/promises'
import type { BundleName } from './bundles/build-bundle.ts'
import type { MayFailAs } from './evidence.ts'
import { lockJobs, takeConnections, terminateBackends } from './faults/database.ts'
import { forgetTemporal, kill, killAt, restartPostgres, stop, stopAt, stopOne } from './faults/processes.ts'
import type { Fault } from './faults/stage.ts'
import { breakBackend, deployWorkflows, expireLeases } from './faults/workers.ts'
import { cancelWorkflows, resetWorkflows, terminateWorkflows } from './faults/workflows.ts'
import { pointNames, points, type PointName } from './points.ts'
import { healthyBackend, type BackendMode } from './stack/stack.ts'

export interface Scenario {
  name: string
  /** Its specific guarantees, in addition to the general ones. */
  promised: string
  /** One after another. */
  faults: readonly Fault[]
  workers?: number
  /** Of the backend, before and after. */
  backend?: BackendMode
  /** Workflow code instead of the worker's own. */
  bundle?: BundleName
  /** Deadline of jobs in seconds; a day by default. */
  publishedSeconds?: number
  /** By default none: a job whose attempt is lost or fails is retried. */
  mayFailAs?: MayFailAs
}

const nothing = 'nobody notices but by waiting'
const retried = 'creates get `unavailable` or no answer while it lasts, and the same key works afterwards'
const takenOver = 'another worker does its jobs'

/** The backend refuses some jobs, so that `fail` runs too. */
const someRefused: BackendMode = { ...healthyBackend, fault: 'refuse', share: 0.3 }

const promisedAt: Record<PointName, string> = {
  'between COMMIT and the response': 'the replay finds the job that nobody was told of',
  'between the lease and the start of the workflow': 'the lease runs out and the job is started',
  "between the start of the workflow and the row's next due time": takenOver,
  "between the backend's answer and the terminal write": 'it is generated again, and written once',
  'between the terminal write and its report to Temporal': 'the next try finds the end and reports it',
  'within `fail`, before its write': 'the next try fails the job',
  'within `fail`, behind its write': 'the next try finds the end and reports it',
}

const atPoints = pointNames.map((point): Scenario => {
  const scenario = { name: `kill -9 ${point}`, promised: promisedAt[point], faults: [killAt(point)] }
  return points[point].statement === 'fail-job'
    ? { ...scenario, backend: someRefused, mayFailAs: { generation_failed: 'always' } }
    : scenario
})

/** The faults, one per scenario. */
export const scenarios: readonly Scenario[] = [
  { name: 'kill -9 worker', promised: takenOver, faults: [kill('worker')] },
  { name: 'kill -9 api', promised: retried, faults: [kill('api')] },
  { name: 'kill -9 Temporal', promised: nothing, faults: [kill('temporal', 3)] },
  { name: 'kill -9 PostgreSQL', promised: retried, faults: [kill('postgres', 3)] },
  {
    name: 'SIGSTOP worker',
    promised: 'another worker does the jobs of one that is stopped; while all are, jobs wait',
    faults: [stopOne('worker', 20_000), stop('worker')],
  },
  { name: 'SIGSTOP api', promised: retried, faults: [stop('api')] },
  { name: 'SIGSTOP Temporal', promised: nothing, faults: [stop('temporal')] },
  { name: 'SIGSTOP PostgreSQL', promised: retried, faults: [stop('postgres')] },
  { name: 'PostgreSQL restarted at once', promised: retried, faults: [restartPostgres] },
  { name: 'backends terminated', promised: retried, faults: [terminateBackends] },
  { name: 'pools exhausted', promised: retried, faults: [lockJobs, takeConnections] },
  ...atPoints,
  {
    name: "SIGSTOP between the backend's answer and the terminal write",
    promised: 'another worker ends the job, and whoever wakes up late writes nothing',
    faults: [stopAt("between the backend's answer and the terminal write")],
  },
  {
    name: 'published time passes while all workers are stopped',
    promised: 'jobs fail on time, and workers that wake up late write nothing',
    faults: [stop('worker', 15_000), stop('worker', 15_000)],
    publishedSeconds: 10,
    mayFailAs: { generation_timeout: 'when hit' },
  },
  { name: 'Temporal’s database deleted', promised: 'lost workflows are started again', faults: [forgetTemporal] },
  { name: 'workflows terminated by hand', promised: 'they are started again', faults: [terminateWorkflows] },
  {
    name: 'workflows cancelled by hand',
    promised: 'their jobs fail at once',
    faults: [cancelWorkflows],
    mayFailAs: { internal_error: 'when hit' },
  },
  { name: 'workflows reset by hand', promised: 'their jobs end once', faults: [resetWorkflows] },
  { name: 'three workers, all leases run out', promised: 'every job is done once', faults: [expireLeases], workers: 3 },
  {
    name: 'new workflow code deployed',
    promised: 'running jobs go on under it, and new ones run it',
    faults: [deployWorkflows],
  },
  {
    name: 'backend hangs',
    promised: 'a try ends with its time, and the next one is made',
    faults: [breakBackend('hang', { ms: 20_000, share: 0.2 })],
    bundle: 'compressed',
  },
  {
    name: 'backend answers garbage',
    promised: 'no garbage is an artifact: jobs that get nothing else fail',
    faults: [breakBackend('garbage', { ms: 15_000, share: 0.5 })],
    bundle: 'compressed',
    mayFailAs: { generation_failed: 'when hit' },
  },
  {
    name: 'backend down for an hour',
    promised: 'jobs wait for it',
    faults: [breakBackend('down', { ms: 60_000, share: 1 })],
    bundle: 'compressed',
  },
]

const briefStopMs = 5_000

/** Random faults: each ends within seconds, so that several overlap. */
export const mixable: readonly Fault[] = [
  kill('worker', 1),
  kill('api', 1),
  kill('temporal', 1),
  kill('postgres', 1),
  stop('worker', briefStopMs),
  stop('api', briefStopMs),
  stop('temporal', briefStopMs),
  stop('postgres', briefStopMs),
  restartPostgres,
  terminateBackends,
  forgetTemporal,
  terminateWorkflows,
  resetWorkflows,
  expireLeases,
  ...pointNames.filter((point) => points[point].statement !== 'fail-job').map((point) => killAt(point, 1)),
]

const drawnCount = 4
const mixedMs = 20_000

/** The number of seeds for mixed faults in a full run. */
export const mixedSeeds = 10

/** Faults that are assigned to the seeds in turn, so that a full run covers all of them. */
export function dealtTo(seed: number): Fault[] {
  const each = Math.ceil(mixable.length / mixedSeeds)
  return Array.from({ length: each }, (_, index) => mixable[(seed * each + index) % mixable.length]).filter(
    (fault) => fault !== undefined,
  )
}

/** Random faults at random times, several concurrently. The seed of the run determines which and when. */
export const mixed: Scenario = {
  name: 'mixed faults',
  promised: 'what is promised of each holds where they meet',
  faults: [
    async (stage) => {
      const drawn = Array.from({ length: drawnCount }, () => stage.random.pick(mixable))
      await Promise.all(
        [...dealtTo(stage.seed), ...drawn].map(async (fault) => {
          await delay(stage.random.whole(0, mixedMs))
          await fault(stage)
        }),
      )
    },
  ],
}

/** Four representative faults, the slowest first, for the short form. */
export const short: Scenario = {
  name: 'short form',
  promised: 'all of it, in a minute and a half',
  faults: [forgetTemporal, kill('worker', 1), killAt('between COMMIT and the response', 2), restartPostgres],
}
