import { describe, expect, test } from 'vitest'
import type { Evidence } from '../src/evidence.ts'
import { plants } from '../src/plants.ts'
import { whyMissed } from '../src/run-plants.ts'
import { createRandom } from '../src/random.ts'
import { faultsOf, leastExtent } from '../src/report/judge.ts'
import { renderReliability } from '../src/report/render.ts'
import { fullExtent, type Outcome } from '../src/run-scenario.ts'
import { dealtTo, mixable, mixedSeeds, scenarios } from '../src/scenarios.ts'
import { summarise } from '../src/summarise.ts'
import { green as backlog } from './support/backlog.ts'

const [scenario] = scenarios
const plant = plants.find(({ noticedAs }) => noticedAs.length > 0)
const control = plants.find(({ noticedAs }) => noticedAs.length === 0)
if (scenario === undefined || plant === undefined || control === undefined) throw new Error('there is nothing to run')

const green: Outcome = {
  scenario,
  seed: 7,
  summary: {
    faults: { 'kill -9 worker-1': 2, 'kill -9 worker-2': 1 },
    jobs: 400,
    clients: 8,
    loadSeconds: 80,
    requests: 5_000,
    refused: 3,
    lost: 0,
    double: 0,
    failed: { generation_failed: 4, internal_error: 1 },
    rateRatios: [0.98],
    longestSeconds: 17.25,
    slowestMs: 410,
  },
  violations: [],
}
const withSummary = (over: Partial<Outcome['summary']>) => ({ ...green, summary: { ...green.summary, ...over } })
const promises = (outcome: Outcome, whole = true) => faultsOf(outcome, { whole }).map(({ promise }) => promise)

describe('a run fails', () => {
  test('for a broken guarantee, and not if all were kept', () => {
    expect(promises(green)).toEqual([])
    expect(promises({ ...green, violations: [{ promise: 'one unit per key', what: 'ws_1' }] })).toEqual([
      'one unit per key',
    ])
  })

  test('for a rate that does not recover, or was never measured', () => {
    expect(promises(withSummary({ rateRatios: [0.94] }))).toEqual(['the rate recovers'])
    expect(promises(withSummary({ rateRatios: [0.99, 0.94] }))).toEqual(['the rate recovers'])
    expect(promises(withSummary({ rateRatios: [0.94, 0.95] }))).toEqual([])
    expect(promises(withSummary({ rateRatios: [Number.NaN] }))).toEqual(['the rate recovers'])
  })

  test('for fewer jobs, clients or seconds of load than a full run; a short one is not judged by these', () => {
    expect(promises(withSummary({ jobs: 299 }))).toEqual(['the run is complete'])
    expect(promises(withSummary({ clients: 7 }))).toEqual(['the run is complete'])
    expect(promises(withSummary({ loadSeconds: 59 }))).toEqual(['the run is complete'])
    expect(promises(withSummary({ jobs: 20, rateRatios: [0.5] }), false)).toEqual([])
  })
})

test('a full run has the required clients, load and seeds, however long its faults last', () => {
  const { clients, createsPerSecond, coldMs, warmMs, measuredMs, brokenMs } = fullExtent
  const seconds = (coldMs + measuredMs + brokenMs + warmMs + measuredMs) / 1_000
  expect(clients).toBeGreaterThanOrEqual(leastExtent.clients)
  expect(seconds).toBeGreaterThanOrEqual(leastExtent.loadSeconds)
  expect(seconds * createsPerSecond).toBeGreaterThanOrEqual(leastExtent.jobs)
  expect(leastExtent).toEqual({ clients: 8, loadSeconds: 60, jobs: 300 })
  expect(mixedSeeds).toBeGreaterThanOrEqual(10)
})

test('a plant is detected by a guarantee that it breaks and by no other, and the control by none', () => {
  expect(whyMissed(plant, [])).toContain('not detected')
  expect(whyMissed(plant, ['one unit per key'])).toContain('one unit per key')
  expect(whyMissed(plant, ['one unit per key', ...plant.noticedAs])).toBeUndefined()
  expect(whyMissed(control, [])).toBeUndefined()
  expect(whyMissed(control, ['one unit per key'])).toContain('nothing is planted')
})

test('a row of the page has the faults, the results, the seed and the commit', () => {
  const page = renderReliability([green], backlog, [{ plant, promises: ['every 202 ends in time'] }], 'commit abc1234')
  expect(page).toContain(
    `| ${scenario.name} | ${scenario.promised} | 2 × kill -9 worker-1, kill -9 worker-2 | 400 | 0 | 0 | 4 generation_failed, 1 internal_error | 0.98 | 17.3 s | 0.41 s | 7 |`,
  )
  const none = renderReliability([withSummary({ failed: {} })], backlog, [], 'commit abc1234')
  expect(none).toContain('| 400 | 0 | 0 | 0 | 0.98 |')
  expect(page).toContain('1 runs: 400 jobs accepted, 0 lost, 0 double')
  expect(page).toContain('0 guarantees broken.** Version: commit abc1234.')
  expect(page).toContain('| jobs per second, with the backlog ÷ without an outage | ≥ 0.9 | 1.03 |')
  expect(page).toContain(`| ${plant.name} | every 202 ends in time |`)
})

const row = (id: string, key: string, seconds: number | null, artifacts = 1) => ({
  id,
  workspaceId: 'ws_1',
  key,
  state: 'succeeded' as const,
  errorCode: null,
  hasBrief: false,
  createdAt: 0,
  completedAt: seconds === null ? null : seconds * 1_000,
  artifacts,
  due: 0,
})
const accepted = (id: string) => ({
  client: 0,
  instance: 'api-1',
  workspaceId: 'ws_1',
  ask: { kind: 'create' as const, key: id, body: 0 },
  sentAt: 0,
  endedAt: 1,
  answer: { status: 202, requestId: 'req', jobs: [{ id, status: 'queued' as const }] },
})
const incident = { fault: 'x', from: 0, to: 1, refuses: [], silences: [] }
const evidence: Evidence = {
  exchanges: ['a', 'b', 'c', 'd', 'e', 'gone'].map(accepted),
  incidents: [incident, incident],
  jobs: [row('a', 'k1', 1), row('b', 'k2', 2, 2), row('c', 'k2', 3), row('d', 'k3', null, 0), row('e', 'k4', 12.5)],
  usage: [],
  astray: [],
  strayArtifacts: [],
  garbage: [],
  refusedStatements: [],
  briefsFound: [],
  unreplayable: [],
  terminalSecondsMax: 1,
  publishedSeconds: 86_400,
  mayFailAs: {},
}

test('lost and double jobs, rates and the longest time are computed from the evidence', () => {
  const windows = { before: { from: 0, to: 4_000 }, after: [{ from: 10_000, to: 14_000 }] }
  expect(summarise(evidence, windows)).toEqual({
    faults: { x: 2 },
    jobs: 5,
    clients: 1,
    loadSeconds: 1,
    requests: 6,
    refused: 0,
    lost: 2, // Job d did not end, and the job `gone` has no row.
    double: 2, // Key k2 has two jobs, and job b has two artifacts.
    failed: {},
    rateRatios: [1 / 3],
    longestSeconds: 12.5,
    slowestMs: 1,
  })
})

test.each([
  ['a job that ends in the middle half counts fully', [11, 12, 13], [21, 22, 23], 1],
  ['half as many jobs are half the rate', [11, 12, 13, 11, 12, 13], [21, 22, 23], 1 / 2],
  ['a job that ends in the middle of the first quarter counts half', [12, 12], [20.5, 22], 3 / 4],
  ['a job that ends outside does not count', [9, 12, 15], [19, 22, 24.1], 1],
])('%s', (_what, before, after, ratio) => {
  const jobs = [...before, ...after].map((seconds, index) => row(String(index), `k${index}`, seconds))
  const windows = { before: { from: 10_000, to: 14_000 }, after: [{ from: 20_000, to: 24_000 }] }
  expect(summarise({ ...evidence, jobs }, windows).rateRatios[0]).toBeCloseTo(ratio)
})

test('a failed job does not count as completed, unless the backend refuses a share throughout', () => {
  const windows = { before: { from: 10_000, to: 14_000 }, after: [{ from: 20_000, to: 24_000 }] }
  const failure = { ...row('f', 'f', 22), state: 'failed' as const, errorCode: 'generation_failed' as const }
  const jobs = [row('a', 'a', 12), row('b', 'b', 12), row('c', 'c', 22), failure]
  const failing = (mayFailAs: Evidence['mayFailAs']) => summarise({ ...evidence, jobs, mayFailAs }, windows)
  expect(failing({})).toMatchObject({ failed: { generation_failed: 1 }, rateRatios: [1 / 2] })
  expect(failing({ generation_failed: 'when hit' }).rateRatios).toEqual([1 / 2])
  expect(failing({ internal_error: 'always' }).rateRatios).toEqual([1 / 2])
  expect(failing({ generation_failed: 'always' }).rateRatios).toEqual([1])
})

test.each([0, 7, 20_261_121])('every random fault is assigned to one of the seeds of a run from seed %i', (seed) => {
  const dealt = Array.from({ length: mixedSeeds }, (_, index) => dealtTo(seed + index)).flat()
  expect(new Set(dealt)).toEqual(new Set(mixable))
})

test('a seed repeats its choices; a branch and another seed choose differently', () => {
  const draw = (seed: number, branch?: string) => {
    const random = branch === undefined ? createRandom(seed) : createRandom(seed).branch(branch)
    return Array.from({ length: 8 }, () => random.whole(0, 1_000_000))
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1, 'faults')).toEqual(draw(1, 'faults'))
  expect(new Set([draw(1), draw(2), draw(1, 'faults'), draw(1, 'load'), draw(2, 'faults')].map(String)).size).toBe(5)
})
