import { expect, test } from 'vitest'
import type { Answer, Evidence, Exchange, Incident, JobRow, SeenJob } from '../src/evidence.ts'
import { findViolations } from '../src/invariants/index.ts'

const start = Date.UTC(2026, 10, 30, 23, 59, 50)
const job = (over: Partial<JobRow> = {}): JobRow => ({
  id: 'acg_1',
  workspaceId: 'ws_1',
  key: 'key-1',
  state: 'succeeded',
  errorCode: null,
  hasBrief: false,
  createdAt: start,
  completedAt: start + 2_000,
  artifacts: 1,
  due: 0,
  ...over,
})
const seen = (status: SeenJob['status'], over: Partial<SeenJob> = {}): SeenJob => ({
  id: 'acg_1',
  status,
  ...(status === 'succeeded' && { artifactId: 'art_1', end: 'a' }),
  ...over,
})
const exchange = (over: Omit<Partial<Exchange>, 'answer'> = {}, answer?: Partial<Answer> | null): Exchange => ({
  client: 0,
  instance: 'api-1',
  workspaceId: 'ws_1',
  ask: { kind: 'create', key: 'key-1', body: 0 },
  sentAt: start,
  endedAt: start + 100,
  ...over,
  ...(answer !== null && {
    answer: { status: 202, requestId: 'req_1', jobs: [seen('queued')], replayed: false, ...answer },
  }),
})
const read = (status: SeenJob['status'], atMs: number, over: Partial<SeenJob> = {}) =>
  exchange(
    { ask: { kind: 'read', jobId: 'acg_1' }, sentAt: start + atMs, endedAt: start + atMs + 10 },
    { status: 200, jobs: [seen(status, over)] },
  )
const broken = (over: Partial<Incident> = {}): Incident => ({
  fault: 'kill -9 PostgreSQL',
  from: start,
  to: start + 5_000,
  refuses: ['api-1', 'api-2'],
  silences: [],
  ...over,
})

const failed = (over: Partial<JobRow> = {}) =>
  job({ state: 'failed', errorCode: 'internal_error', artifacts: 0, ...over })
const always = { internal_error: 'always' } as const

const healthy: Evidence = {
  exchanges: [exchange(), read('queued', 500), read('running', 1_000), read('succeeded', 2_500)],
  incidents: [],
  jobs: [job()],
  usage: [{ workspaceId: 'ws_1', month: '2026-11-01', used: 1 }],
  astray: [],
  strayArtifacts: [],
  garbage: [],
  refusedStatements: [],
  briefsFound: [],
  unreplayable: [],
  terminalSecondsMax: 60,
  publishedSeconds: 86_400,
  mayFailAs: {},
}
const promises = (over: Partial<Evidence>) => [
  ...new Set(findViolations({ ...healthy, ...over }).map(({ promise }) => promise)),
]
const withAnswer = (...more: Exchange[]) => ({ exchanges: [...healthy.exchanges, ...more] })

test('a run that kept every guarantee has no violation', () => {
  expect(promises({})).toEqual([])
})

test('a 202 without a row, and one whose job does not end', () => {
  expect(promises({ jobs: [], usage: [] })).toContain('every 202 ends in time')
  const open = job({ state: 'running', completedAt: null, hasBrief: true, artifacts: 0, due: 1 })
  expect(promises({ ...withAnswer(), exchanges: [exchange()], jobs: [open] })).toEqual(['every 202 ends in time'])
})

test('a job that ends too late, unless the time was that of an incident', () => {
  const late = { jobs: [job({ completedAt: start + 100_000 })] }
  expect(promises(late)).toEqual(['every 202 ends in time'])
  expect(promises({ ...late, incidents: [broken({ to: start + 50_000 })] })).toEqual([])
  expect(promises({ ...late, incidents: [broken({ to: start + 30_000 })] })).toEqual(['every 202 ends in time'])
})

test('a job that failed unexpectedly, with another error than expected, or without a fault in its time', () => {
  const only = ['no fault fails a job']
  const failure = { exchanges: [exchange()], jobs: [failed()] }
  expect(promises(failure)).toEqual(only)
  expect(promises({ ...failure, incidents: [broken()] })).toEqual(only)
  expect(promises({ ...failure, mayFailAs: always })).toEqual([])
  expect(promises({ ...failure, jobs: [failed({ errorCode: null })], mayFailAs: always })).toContain(only[0])
  expect(
    promises({ ...failure, jobs: [failed(), failed({ errorCode: 'policy_blocked' })], mayFailAs: always }),
  ).toContain(only[0])
  const whenHit = { ...failure, mayFailAs: { internal_error: 'when hit' } as const }
  expect(promises(whenHit)).toEqual(only)
  expect(promises({ ...whenHit, incidents: [broken({ from: start + 2_001, to: start + 3_000 })] })).toEqual(only)
  expect(promises({ ...whenHit, incidents: [broken()] })).toEqual([])
})

test('a scenario that expects failed jobs and has none', () => {
  expect(promises({ mayFailAs: always })).toEqual(['expected failures occur'])
})

test('a key that never got its 202', () => {
  const ask = { kind: 'create', key: 'key-2', body: 0 } as const
  const refused = exchange({ ask }, { status: 503, problem: 'unavailable', jobs: [] })
  expect(promises({ ...withAnswer(refused), incidents: [broken()] })).toEqual(['every repeated create gets a 202'])
})

test('two jobs of one key, reported to the client or not', () => {
  const two = [job(), job({ id: 'acg_2' })]
  expect(promises({ jobs: two })).toContain('a key is bound to one job')
  const other = exchange(
    { sentAt: start + 3_000, endedAt: start + 3_010 },
    { jobs: [seen('succeeded', { id: 'acg_2' })], replayed: true },
  )
  expect(promises({ ...withAnswer(other), jobs: two })).toContain('a replay returns the same job')
})

test('a stored job that its client never saw', () => {
  const unheard = { jobs: [job(), job({ id: 'acg_2', key: 'key-2' })] }
  expect(promises({ ...unheard, usage: [{ ...healthy.usage[0]!, used: 2 }] })).toEqual([
    'every stored job is known to its client',
  ])
})

test('units that differ from the keys in the month of acceptance', () => {
  expect(promises({ usage: [{ ...healthy.usage[0]!, used: 2 }] })).toEqual(['one unit per key'])
  expect(promises({ usage: [] })).toEqual(['one unit per key'])
  expect(promises({ usage: [{ ...healthy.usage[0]!, month: '2026-12-01' }] })).toEqual(['one unit per key'])
})

test('a succeeded job with two artifacts or none, a failed job with one, and an artifact without a job', () => {
  const only = ['one artifact per succeeded job']
  expect(promises({ jobs: [job({ artifacts: 2 })] })).toEqual(only)
  expect(promises({ jobs: [job({ artifacts: 0 })] })).toEqual(only)
  expect(promises({ exchanges: [exchange()], jobs: [failed({ artifacts: 1 })], mayFailAs: always })).toEqual(only)
  expect(promises({ strayArtifacts: ['art_9'] })).toEqual(only)
})

test('a queue row of a terminal job, and an open job without its row', () => {
  expect(promises({ jobs: [job({ due: 1 })] })).toEqual(['the queue has exactly the open jobs'])
  expect(promises({ astray: ['acg_1'] })).toEqual(['the queue has exactly the open jobs'])
})

test.each([
  ['running, then queued', read('running', 3_000), read('queued', 3_100)],
  ['succeeded, then running', read('succeeded', 3_000), read('running', 3_100)],
  ['succeeded, then failed', read('succeeded', 3_000), read('failed', 3_100)],
  ['one result, then another', read('succeeded', 3_000), read('succeeded', 3_100, { artifactId: 'art_2' })],
  [
    'a replay behind its time',
    read('succeeded', 3_000),
    exchange({ sentAt: start + 3_100, endedAt: start + 3_110 }, { replayed: true, jobs: [seen('queued')] }),
  ],
])('backwards: %s', (_, ...sightings) => {
  expect(promises({ exchanges: [exchange(), ...sightings] })).toEqual(['states never go backwards'])
})

test('overlapping responses may come in any order', () => {
  const slow = { ...read('queued', 1_000), endedAt: start + 4_000 }
  expect(promises({ exchanges: [exchange(), read('running', 1_100), slow] })).toEqual([])
})

test('a different body under the same key that is accepted, and the same body that is not', () => {
  const ask = { kind: 'create', key: 'key-1', body: 1 } as const
  expect(promises(withAnswer(exchange({ ask }, { replayed: true })))).toContain('one key, one body')
  const refused = exchange({}, { status: 422, problem: 'idempotency_mismatch', jobs: [] })
  expect(promises(withAnswer(refused))).toEqual(['one key, one body'])
})

test('a job of another workspace that is seen', () => {
  const list = exchange(
    { workspaceId: 'ws_2', ask: { kind: 'list' }, sentAt: start + 3_000, endedAt: start + 3_010 },
    { status: 200, jobs: [seen('succeeded')] },
  )
  expect(promises(withAnswer(list))).toEqual(['no client sees another workspace'])
  const foreign = exchange(
    {
      workspaceId: 'ws_2',
      ask: { kind: 'read-foreign', jobId: 'acg_1' },
      sentAt: start + 3_000,
      endedAt: start + 3_010,
    },
    { status: 200, jobs: [seen('succeeded')] },
  )
  expect(promises(withAnswer(foreign))).toContain('no client sees another workspace')
})

test('a response outside the contract', () => {
  const off = exchange({}, { status: 500, jobs: [], offContract: 'status 500 with no problem of the contract' })
  expect(promises(withAnswer(off))).toEqual(['every response follows the contract'])
})

test('`unavailable` without a fault, or with a fault that does not excuse it', () => {
  const refused = withAnswer(exchange({}, { status: 503, problem: 'unavailable', jobs: [] }))
  const only = ['unavailable only without the database']
  expect(promises(refused)).toEqual(only)
  expect(promises({ ...refused, incidents: [broken({ refuses: ['api-2'] })] })).toEqual(only)
  expect(promises({ ...refused, incidents: [broken()] })).toEqual([])
})

test('no response without a fault, or with a fault of another process than the asked api', () => {
  const silent = withAnswer(exchange({}, null))
  const only = ['an available api responds']
  expect(promises(silent)).toEqual(only)
  expect(promises({ ...silent, incidents: [broken()] })).toEqual(only)
  expect(promises({ ...silent, incidents: [broken({ silences: ['api-2'] })] })).toEqual(only)
  expect(promises({ ...silent, incidents: [broken({ silences: ['api-1'] })] })).toEqual([])
})

test('a job that is open past its deadline, whatever the fault', () => {
  const late = { jobs: [job({ completedAt: start + 10_001 })], incidents: [broken()] }
  expect(promises({ ...late, publishedSeconds: 10 })).toEqual(['no job passes its deadline'])
  expect(promises({ ...late, publishedSeconds: 11 })).toEqual([])
})

test('a terminal job that another response shows differently', () => {
  const end = (text: string, atMs: number) => read('succeeded', atMs, { end: text })
  expect(promises(withAnswer(end('a', 3_000), end('a', 4_000)))).toEqual([])
  expect(promises(withAnswer(end('a', 3_000), end('b', 4_000)))).toEqual(['states never go backwards'])
})

test('garbage of a broken backend as an artifact', () => {
  expect(promises({ garbage: ['art_1'] })).toEqual(['no garbage becomes an artifact'])
})

test('a brief that is not deleted, or is stored elsewhere', () => {
  expect(promises({ jobs: [job({ hasBrief: true })] })).toEqual(['the brief is deleted'])
  expect(promises({ briefsFound: ["Temporal's database"] })).toEqual(['the brief is stored nowhere else'])
})

test('an execution that does not replay', () => {
  expect(promises({ unreplayable: ['acg_1: a command that its history does not have'] })).toEqual([
    'recorded executions replay',
  ])
})

test('a constraint that had to step in', () => {
  expect(promises({ refusedStatements: ['ERROR:  duplicate key value'] })).toEqual([
    'no constraint or trigger has to step in',
  ])
})
