import { exampleId, problems } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import type { Ask } from '../src/evidence.ts'
import { judgeAnswer } from '../src/load/judge-answer.ts'

const jobId = exampleId('job')
const requestId = `req_${'0'.repeat(24)}`
const create: Ask = { kind: 'create', key: 'key', body: 0 }
const read: Ask = { kind: 'read', jobId }
const queued = { object: 'ad_copy_generation', id: jobId, status: 'queued', created_at: '2026-11-21T10:00:00.000Z' }
const succeeded = {
  ...queued,
  status: 'succeeded',
  completed_at: '2026-11-21T10:00:02.000Z',
  result: {
    headline: 'A headline',
    primary_text: 'A text',
    artifact_id: exampleId('artifact'),
    app_url: 'http://web.example/artifacts/x',
  },
}

interface Given {
  status?: number
  body?: unknown
  text?: string
  headers?: Record<string, string | undefined>
}

function judge(ask: Ask, { status = 200, body = queued, text = JSON.stringify(body), headers = {} }: Given) {
  const usual = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': requestId }
  const given = Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return judgeAnswer(ask, { status, headers: new Headers(Object.fromEntries(given) as Record<string, string>), text })
}

const location = `/api/v1/ad-copy-generations/${jobId}`
const accepted = { status: 202, headers: { location, 'retry-after': '1' } }

function problemOf(code: keyof typeof problems, over: object = {}): Given {
  const { status, title, detail } = problems[code]
  const body = { type: `http://web.example/problems/${code}`, title, status, detail, request_id: requestId, ...over }
  const headers = {
    'content-type': 'application/problem+json',
    'retry-after': code === 'unavailable' ? '1' : undefined,
  }
  return { status, body, headers }
}

describe('a response of the contract is read', () => {
  test('a fresh job, a terminal job with its artifact, a list', () => {
    expect(judge(create, accepted)).toEqual({
      status: 202,
      requestId,
      jobs: [{ id: jobId, status: 'queued' }],
      replayed: false,
    })
    const [seen] = judge(read, { body: succeeded }).jobs
    expect(seen).toEqual({ id: jobId, status: 'succeeded', artifactId: exampleId('artifact'), end: expect.any(String) })
    const other = { ...succeeded, result: { ...succeeded.result, headline: 'Another' } }
    const list = { object: 'list', data: [succeeded, other, queued], has_more: false, next_cursor: null }
    const [same, changed, open] = judge({ kind: 'list' }, { body: list }).jobs
    expect(same).toEqual(seen)
    expect(changed?.end).not.toBe(seen?.end)
    expect(open).toEqual({ id: jobId, status: 'queued' })
  })

  test('a refusal that the request can get', () => {
    expect(judge(read, problemOf('unavailable'))).toMatchObject({ status: 503, problem: 'unavailable', jobs: [] })
    expect(judge(create, problemOf('idempotency_mismatch'))).toMatchObject({ status: 422 })
    expect(judge({ kind: 'read-foreign', jobId }, problemOf('not_found')).offContract).toBeUndefined()
  })
})

test.each<[string, Ask, Given]>([
  ['no JSON', read, { text: '<html>' }],
  ['no request id', read, { headers: { 'retry-after': '1', 'x-request-id': undefined } }],
  ['an answer that may be stored', read, { headers: { 'retry-after': '1', 'cache-control': undefined } }],
  ['another content type', read, { headers: { 'retry-after': '1', 'content-type': 'text/plain' } }],
  ['an open job without Retry-After', read, {}],
  ['a job at its end with Retry-After', read, { body: succeeded, headers: { 'retry-after': '1' } }],
  ['a field that jobs do not have', read, { body: { ...queued, brief: 'x' }, headers: { 'retry-after': '1' } }],
  ['another job', { kind: 'read', jobId: 'acg_other' }, { headers: { 'retry-after': '1' } }],
  ['another Location', create, { status: 202, headers: { location: '/', 'retry-after': '1' } }],
  ['a fresh job that is over', create, { status: 202, body: succeeded, headers: { location } }],
  ['a status without a problem', read, { status: 500, body: {} }],
  ['a problem that the request cannot meet', read, problemOf('not_found')],
  ['a limiter that should let pass', create, problemOf('rate_limited')],
  ['a problem under another status', read, { ...problemOf('unavailable'), status: 500 }],
  ['a problem with other words', read, problemOf('unavailable', { detail: 'connection refused' })],
  ['a problem of another request', read, problemOf('unavailable', { request_id: `req_${'1'.repeat(24)}` })],
  [
    'unavailable without Retry-After',
    read,
    { ...problemOf('unavailable'), headers: { 'content-type': 'application/problem+json' } },
  ],
])('off the contract: %s', (_, ask, given) => {
  expect(judge(ask, given).offContract).toEqual(expect.any(String))
})
