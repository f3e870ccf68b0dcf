import { setTimeout as delay } from 'node:timers/promises'
import type { BundleName } from './bundles/build-bundle.ts'
import type { MayFailAs } from './evidence.ts'
import { failOver, lockJobs, takeConnections, terminateBackends } from './faults/database.ts'
import { forgetTemporal, kill, killAt, restartPostgres, stop, stopAt, stopOne } from './faults/processes.ts'
import { migrateBehindReader } from './faults/migration.ts'
import type { Fault } from './faults/stage.ts'
import { floodWithGuesses } from './faults/strangers.ts'
import { breakBackend, deployWorkflows, expireLeases } from './faults/workers.ts'
import { cancelWorkflows, resetWorkflows, terminateWorkflows } from './faults/workflows.ts'
import { pointNames, points, type PointName } from './points.ts'
import type { BackendMode } from './stack/stack.ts'

export interface Scenario {
  name: string
  promised: string
  faults: readonly Fault[]
  workers?: number
  backend?: BackendMode
  /** The workers make local attempts. An attempt that takes longer than three seconds continues as an activity. */
  localAttempts?: true
  bundle?: BundleName
  /** Time from the acceptance of a job to its deadline, by default one day. */
  publishedSeconds?: number
  /** Errors with which jobs may fail. By default no job may fail, because lost and failed attempts are retried. */
  mayFailAs?: MayFailAs
}

const nothing = 'jobs wait, and nothing else changes'
const retried = 'creates get `unavailable` or no response meanwhile; the same key works afterwards'
const takenOver = 'another worker takes over its jobs'

/** The backend refuses some of the jobs, so that the activity `fail` runs as well. */
const someRefused: BackendMode = { fault: 'refuse', share: 0.3 }

const promisedAt: Record<PointName, string> = {
  'between COMMIT and the response': 'a replay returns the job whose 202 was lost',
  'between the lease and the start of the workflow': 'the lease expires and the job is started',
  "between the start of the workflow and the row's next due time": takenOver,
  "between the backend's response and the terminal write": 'the copy is generated again and written once',
  'between the terminal write and its report to Temporal': 'the next attempt finds the terminal state and reports it',
  'within `fail`, before its write': 'the next attempt fails the job',
  'within `fail`, after its write': 'the next attempt finds the terminal state and reports it',
}

const atPoints = pointNames.map((point): Scenario => {
  const scenario = { name: `kill -9 ${point}`, promised: promisedAt[point], faults: [killAt(point)] }
  return points[point].statement === 'fail-job'
    ? { ...scenario, backend: someRefused, mayFailAs: { generation_failed: 'always' } }
    : scenario
})

const local = (name: string, promised: string, faults: readonly Fault[]): Scenario => ({
  name: `${name}, local attempts`,
  promised,
  faults,
  localAttempts: true,
  backend: { delayMsMax: 2_000 }, // Longer local attempts would continue as activities.
})

export const scenarios: readonly Scenario[] = [
  { name: 'kill -9 worker', promised: takenOver, faults: [kill('worker')] },
  { name: 'kill -9 api', promised: retried, faults: [kill('api')] },
  { name: 'kill -9 Temporal', promised: nothing, faults: [kill('temporal', 3)] },
  { name: 'kill -9 PostgreSQL', promised: retried, faults: [kill('postgres', 3)] },
  {
    name: 'SIGSTOP worker',
    promised: 'another worker takes over the jobs of a stopped one; jobs wait while all are stopped',
    faults: [stopOne('worker', 20_000), stop('worker')],
  },
  { name: 'SIGSTOP api', promised: retried, faults: [stop('api')] },
  { name: 'SIGSTOP Temporal', promised: nothing, faults: [stop('temporal')] },
  { name: 'SIGSTOP PostgreSQL', promised: retried, faults: [stop('postgres')] },
  { name: 'PostgreSQL restarted immediately', promised: retried, faults: [restartPostgres] },
  { name: 'backends terminated', promised: retried, faults: [terminateBackends] },
  { name: 'failover with silent connections', promised: retried, faults: [failOver] },
  { name: 'pools exhausted', promised: retried, faults: [lockJobs, takeConnections] },
  {
    name: 'migration behind an open reader',
    promised: 'no request is refused, and the migration is applied once the reader is gone',
    faults: [migrateBehindReader],
  },
  {
    name: 'flood of guessed tokens',
    promised: 'no request with a good token is refused',
    faults: [floodWithGuesses],
  },
  ...atPoints,
  {
    name: "SIGSTOP between the backend's response and the terminal write",
    promised: 'another worker ends the job, and the one that continues late writes nothing',
    faults: [stopAt("between the backend's response and the terminal write")],
  },
  local('kill -9 worker', takenOver, [kill('worker')]),
  local('kill -9 Temporal', nothing, [kill('temporal', 3)]),
  local('SIGSTOP worker', 'another worker takes over the jobs of a stopped one', [stopOne('worker', 20_000)]),
  local(
    'kill -9 between the terminal write and its report to Temporal',
    'the next attempt reports the terminal state',
    [killAt('between the terminal write and its report to Temporal')],
  ),
  {
    name: 'deadlines pass while all workers are stopped',
    promised: 'jobs fail on time, and workers that continue late write nothing',
    faults: [stop('worker', 15_000), stop('worker', 15_000)],
    publishedSeconds: 10,
    // The resumed workers must catch up fast, so that only jobs that were open during the fault miss their deadline.
    backend: { delayMsMax: 2_000 },
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
  { name: 'three workers, all leases expire', promised: 'every job ends once', faults: [expireLeases], workers: 3 },
  {
    name: 'new workflow code deployed',
    promised: 'running jobs continue with it, and new ones use it',
    faults: [deployWorkflows],
  },
  {
    name: 'backend hangs',
    promised: 'an attempt times out, and the next one follows',
    faults: [breakBackend('hang', { ms: 20_000, share: 0.2 })],
    bundle: 'compressed',
  },
  {
    name: 'backend returns garbage',
    promised: 'no garbage becomes an artifact: jobs that get nothing else fail',
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

/** Each fault ends within seconds, so that several can overlap. */
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

export const mixedSeeds = 10

/** Consecutive seeds include different faults, so that a full run covers all of them. */
export function dealtTo(seed: number): Fault[] {
  const each = Math.ceil(mixable.length / mixedSeeds)
  return Array.from({ length: each }, (_, index) => mixable[(seed * each + index) % mixable.length]).filter(
    (fault) => fault !== undefined,
  )
}

/** The seed determines the faults and their times. */
export const mixed: Scenario = {
  name: 'mixed faults',
  promised: 'the guarantees hold for overlapping faults',
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

export const short: Scenario = {
  name: 'short form',
  localAttempts: true,
  promised: 'all guarantees, in a minute and a half',
  faults: [forgetTemporal, kill('worker', 1), killAt('between COMMIT and the response', 2), restartPostgres],
}
