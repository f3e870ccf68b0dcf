import { problemSchemaOf } from '@adcopy/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { spreads } from '../src/cluster/cells.ts'
import { instancesDown } from '../src/cluster/into-cluster.ts'
import { runFrom } from '../src/cluster/release.ts'
import { tabulate, unservedVisits } from '../src/cluster/tabulate.ts'
import type { Answer, Evidence, Exchange, Incident, JobRow } from '../src/evidence.ts'
import { places } from '../src/places.ts'

test('HAProxy refuses with the problem `unavailable` of the contract', () => {
  const body = readFileSync(join(places.haproxy, 'unavailable.json'), 'utf8')
    .replace('%[env(PROBLEMS_BASE)]', 'https://web.example/problems')
    .replace('%[unique-id]', `req_${'0'.repeat(24)}`)
  expect(() => problemSchemaOf('unavailable').parse(JSON.parse(body))).not.toThrow()
})

test('a server that HAProxy does not list as UP is down', () => {
  const csv = '# pxname,svname,status,\napis,api-1,UP,\napis,api-2,DOWN,\napis,BACKEND,UP,\nweb,FRONTEND,OPEN,\n'
  expect(instancesDown(csv)).toEqual(['api-2'])
})

test('a program that moves to another release keeps what is not part of one', () => {
  const service = { cwd: '/old/apps/api', args: ['--import', '/old/packages/a.ts', '/older/b.ts', 'server.ts'] }
  runFrom(service, '/old', '/new')
  expect(service).toEqual({
    cwd: '/new/apps/api',
    args: ['--import', '/new/packages/a.ts', '/older/b.ts', 'server.ts'],
  })
})

const incident = (fault: string, from: number, to: number): Incident => ({
  fault,
  from,
  to,
  refuses: [],
  silences: [],
})

describe('the table', () => {
  const answer: Answer = { status: 200, requestId: 'req_1', jobs: [] }
  const exchange = (sentAt: number, endedAt: number, over: Partial<Exchange> = {}): Exchange => ({
    client: 0,
    instance: 'balancer',
    workspaceId: 'ws_1',
    ask: { kind: 'list' },
    sentAt,
    endedAt,
    answer,
    ...over,
  })
  const job = (createdAt: number, completedAt: number) => ({ createdAt, completedAt }) as JobRow
  const { answer: _, ...silent } = exchange(1_500, 1_600)
  const evidence = {
    exchanges: [
      exchange(900, 1_100),
      exchange(2_500, 2_600, { answer: { ...answer, status: 503, problem: 'unavailable' } }),
      silent,
      exchange(9_000, 9_500),
    ],
    incidents: [incident('api-1 replaced', 1_000, 2_000), incident('api-2 replaced', 2_000, 3_000)],
    jobs: [job(2_500, 4_500), job(9_000, 9_250)],
  } as unknown as Evidence

  test('counts what overlaps a kind of step, whichever instance it was', () => {
    const visits = [
      { sentAt: 1_000, endedAt: 1_001, status: 200 },
      { sentAt: 1_000, endedAt: 1_001 },
    ]
    const [before, replaced, between] = tabulate(evidence, visits)
    expect(before).toMatchObject({ step: 'before the first step', requests: 0, visits: 0 })
    expect(replaced).toEqual({
      step: 'api replaced',
      times: 2,
      seconds: 2,
      requests: 3,
      unavailable: 1,
      silent: 1,
      slowestMs: 200,
      accepted: 1,
      longestSeconds: 2,
      visits: 2,
      missed: 1,
    })
    expect(between).toMatchObject({
      step: 'between the steps',
      times: 0,
      requests: 1,
      slowestMs: 500,
      accepted: 1,
      longestSeconds: 0.25,
      visits: 0,
    })
  })
})

test('only a web application that is killed may cut a page short', () => {
  const incidents = [incident('web-1 replaced', 0, 1_000), incident('kill -9 web-1', 2_000, 3_000)]
  const visits = [
    { sentAt: 500, endedAt: 501 },
    { sentAt: 2_500, endedAt: 2_501 },
    { sentAt: 2_500, endedAt: 2_501, status: 503 },
    { sentAt: 2_500, endedAt: 2_501, status: 200 },
  ]
  expect(unservedVisits({ incidents }, visits).map(({ what }) => what)).toEqual([
    'no response at 1970-01-01T00:00:00.500Z',
    '503 at 1970-01-01T00:00:02.500Z',
  ])
})

test('a fault of one cell must not show in the other', () => {
  const row = { requests: 600, medianMs: 10, p99Ms: 100, jobsPerSecond: 2 }
  const rows = [
    { ...row, other: 'serves' },
    { ...row, other: 'serves again', medianMs: 20, p99Ms: 200, jobsPerSecond: 1.9 },
  ]
  const dead = { ...row, other: 'is dead', medianMs: 30, p99Ms: 300, jobsPerSecond: 1.81 }
  expect(spreads([...rows, dead])).toEqual([])
  for (const over of [{ medianMs: 31 }, { p99Ms: 301 }, { jobsPerSecond: 1.8 }, { jobsPerSecond: Number.NaN }])
    expect(spreads([...rows, { ...dead, ...over }])).toEqual([
      { promise: 'cells are independent', what: 'the other cell is dead' },
    ])
})
