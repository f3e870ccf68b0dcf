import { problemCodes, problems } from '@adcopy/contract'
import { invalidRequest, Problem } from '@adcopy/core'
import { TRPCError } from '@trpc/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toInvalidPlaces } from '../../src/rest/invalid-places.ts'
import { createLimiter } from '../../src/rest/limiter.ts'
import { rateHeaders } from '../../src/rest/rate-headers.ts'
import { renderProblem } from '../../src/rest/render-problem.ts'
import { newRequestId } from '../../src/rest/request-id.ts'
import { toProblem } from '../../src/rest/to-problem.ts'

describe('a problem is rendered', () => {
  const render = (problem: Problem) => {
    const { status, headers, body } = renderProblem(problem, 'req_1', 'https://partners.example/p')
    return { status, headers, body: JSON.parse(body ?? '') as unknown }
  }

  test.each(problemCodes)('from its row of the table: %s', { tags: ['ERROR-1', 'ERROR-2'] }, (code) => {
    const { status, title, detail } = problems[code]
    expect(render(new Problem(code))).toEqual({
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        ...(code === 'invalid_auth' && { 'WWW-Authenticate': 'Bearer' }),
      },
      body: { type: `https://partners.example/p/${code}`, title, status, detail, request_id: 'req_1' },
    })
  })

  test('with its places, if it has any', { tags: ['D-EXTRAS-1'] }, () => {
    const place = { header: 'Content-Type', detail: 'is wrong' }
    expect(render(invalidRequest(place)).body).toMatchObject({ errors: [place] })
    expect(render(invalidRequest()).body).not.toHaveProperty('errors')
    expect(render(invalidRequest({ detail: 'stands nowhere' })).body).not.toHaveProperty('errors')
    expect(render(invalidRequest({ detail: 'stands nowhere' }, place)).body).toMatchObject({ errors: [place] })
  })

  test('with the time of renewal in seconds', { tags: ['D-RESET'] }, () => {
    const resetAt = new Date('2026-12-01T00:00:00.000Z')
    const { headers, body } = render(new Problem('quota_exceeded', { resetAt, retryAfterSeconds: 7 }))
    expect(body).toMatchObject({ reset_at: '2026-12-01T00:00:00Z' })
    expect(headers).toMatchObject({ 'Retry-After': '7' })
  })
})

describe('every error becomes a problem', () => {
  test('a problem itself, even inside the error of a procedure', () => {
    const problem = new Problem('missing_brand')
    expect(toProblem(problem, {})).toBe(problem)
    expect(toProblem(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: problem }), {})).toBe(problem)
  })

  test('an unexpected error becomes unavailable, and may be retried', { tags: ['D-UNAVAILABLE', 'D-RETRY-1'] }, () => {
    const { error: cause } = z.string().safeParse(1)
    const faults = [
      new Error('canary'),
      'canary',
      undefined,
      cause,
      new TRPCError({ code: 'BAD_REQUEST', cause: new Error('canary') }),
      new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }),
    ]
    for (const fault of faults)
      expect(toProblem(fault, {})).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5, cause: fault })
  })

  test('the places of an input that a schema refused', { tags: ['D-EXTRAS-1'] }, () => {
    const { error: cause } = z.strictObject({ brief: z.string() }).safeParse({ brief: 1 })
    const refused = (body?: object) => toProblem(new TRPCError({ code: 'BAD_REQUEST', cause }), body)
    const detail = 'must be a string'
    expect(refused({ brief: 1 })).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/brief', detail }] })
    expect(refused()).toMatchObject({ code: 'invalid_request', errors: [{ parameter: 'brief', detail }] })
  })
})

describe('a place that a schema refused', { tags: ['D-EXTRAS-1', 'D-EXTRAS-2'] }, () => {
  const places = (schema: z.ZodType, value: unknown, where: 'body' | 'query' = 'body') =>
    toInvalidPlaces(schema.safeParse(value).error!, where === 'body' ? Object(value) : undefined)

  test.each([
    ['another type', z.string(), 1, 'must be a string'],
    ['no value of a list', z.enum(['a', 'b']), 'canary', 'must be one of a, b'],
    ['empty', z.string().min(1), '', 'must not be empty'],
    ['too short', z.string().min(2), 'x', 'must have at least 2 characters'],
    ['too long', z.string().max(2), 'xxx', 'must have at most 2 characters'],
    ['of another form', z.string().regex(/^a$/, { error: 'is not a' }), 'canary', 'is not a'],
    ['refused by a rule', z.string().refine(() => false, { error: 'is not so' }), 'canary', 'is not so'],
    ['refused in a way of its own', z.union([z.string(), z.number()]), null, 'is not valid'],
  ])('is reported as %s', (_what, schema, value, detail) => {
    expect(places(z.object({ field: schema }), { field: value })).toEqual([{ pointer: '/field', detail }])
  })

  test('is reported as required if the body lacks it, whatever its type', () => {
    const schema = z.object({ text: z.string(), word: z.enum(['a', 'b']) })
    expect(places(schema, {})).toEqual([
      { pointer: '/text', detail: 'is required' },
      { pointer: '/word', detail: 'is required' },
    ])
    expect(places(schema, { text: null, word: undefined })).toEqual([
      { pointer: '/text', detail: 'must be a string' },
      { pointer: '/word', detail: 'must be one of a, b' },
    ])
  })

  test('is named by its field, and only where the name is harmless', () => {
    const detail = 'is not a field of this request'
    expect(places(z.strictObject({}), { 'a-b_.9': 1, 'a/b': 1 })).toEqual([
      { pointer: '/a-b_.9', detail },
      { pointer: '', detail },
    ])
    expect(places(z.strictObject({}), { limit: 1, 'a b': 1 }, 'query')).toEqual([
      { parameter: 'limit', detail },
      { detail },
    ])
    expect(places(z.string(), 1)).toEqual([{ pointer: '', detail: 'must be a string' }])
    expect(places(z.string(), 1, 'query')).toEqual([{ detail: 'must be a string' }])
  })

  test('is one of twenty at most', () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_none, index) => [`field_${index}`, 1]))
    expect(places(z.strictObject({}), many)).toHaveLength(20)
  })
})

describe('the rate headers', { tags: ['D-RATE-1', 'D-RATE-2'] }, () => {
  const take = () => createLimiter({ name: 'token', quota: 120 }, () => 0).take('k')

  test("contain only the limiter's policy", () => {
    expect(rateHeaders(take(), undefined)).toEqual({
      'RateLimit-Policy': '"token";q=120;w=60',
      RateLimit: '"token";r=119;t=1',
    })
  })

  test.each([
    ['2026-11-30T23:59:58.500Z', '2026-12-01T00:00:00Z', 30, 2],
    ['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00Z', 31, 31 * 86_400],
    ['2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00Z', 29, 86_400],
  ])('and of the month: at %s until %s, one of %d days', (now, resetAt, days, seconds) => {
    const month = { allocation: 10, used: 3, at: new Date(now), resetAt: new Date(resetAt) }
    expect(rateHeaders(take(), month)).toEqual({
      'RateLimit-Policy': `"token";q=120;w=60, "month";q=10;w=${days * 86_400}`,
      RateLimit: `"token";r=119;t=1, "month";r=7;t=${seconds}`,
    })
  })

  test('never have a negative remainder', () => {
    const [at, resetAt] = [new Date('2026-11-30T00:00:00Z'), new Date('2026-12-01T00:00:00Z')]
    const month = { allocation: 1, used: 3, at, resetAt }
    expect(rateHeaders(take(), month)['RateLimit']).toContain('"month";r=0;')
  })
})

test('every request has a unique identifier', { tags: ['D-REQUEST-ID'] }, () => {
  const ids = Array.from({ length: 100 }, () => newRequestId())
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^req_[0-9a-f]{24}$/)
})
