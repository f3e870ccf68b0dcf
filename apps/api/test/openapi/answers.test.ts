import { limits, operations, problemCodes, problems, problemSchemaName, type ProblemCode } from '@adcopy/contract'
import { Problem } from '@adcopy/core'
import { describe, expect, test } from 'vitest'
import type { oas31 } from 'zod-openapi'
import { createLimiter } from '../../src/rest/limiter.ts'
import { rateHeaders } from '../../src/rest/rate-headers.ts'
import { renderProblem } from '../../src/rest/render-problem.ts'
import { newRequestId } from '../../src/rest/request-id.ts'
import { answerOf, validatorNamed, validatorOf } from './document.ts'

const base = 'https://partners.example/anywhere/problems'

function render(code: ProblemCode) {
  const problem = new Problem(code, {
    ...(code === 'invalid_request' && { errors: [{ detail: 'is wrong', header: 'Content-Type' }] }),
    ...(code === 'quota_exceeded' && { resetAt: new Date('2026-12-01T00:00:00.000Z'), retryAfterSeconds: 864_000 }),
  })
  return JSON.parse(renderProblem(problem, newRequestId(), base).body ?? '') as Record<string, unknown>
}

describe('a problem', () => {
  test.each(problemCodes)('%s fits its own schema and no other', (code) => {
    const body = render(code)
    const fitting = problemCodes.filter((other) => validatorNamed(problemSchemaName(other))(body))
    expect(fitting).toEqual([code])
  })

  test.each(problemCodes)('%s fits no schema with another word in it, one member more or one less', (code) => {
    const validate = validatorNamed(problemSchemaName(code))
    const body = render(code)
    for (const name of ['type', 'title', 'status', 'detail', 'request_id']) {
      expect(validate({ ...body, [name]: 'other' })).toBe(false)
      const { [name]: _left, ...rest } = body
      expect(validate(rest)).toBe(false)
    }
    for (const name of ['instance', 'code', 'message']) expect(validate({ ...body, [name]: 'more' })).toBe(false)
    expect(validate({ ...body, errors: [{ detail: 'x', pointer: '' }] })).toBe(code === 'invalid_request')
    expect(validate({ ...body, reset_at: '2026-12-01T00:00:00Z' })).toBe(code === 'quota_exceeded')
  })

  test('lists at most twenty places, each with exactly one kind of location', () => {
    const validate = validatorNamed('InvalidRequestProblem')
    const withPlaces = (errors: unknown[]) => validate({ ...render('invalid_request'), errors })
    const place = { detail: 'x', pointer: '/brief' }
    expect(withPlaces([])).toBe(false)
    expect(withPlaces(Array.from({ length: limits.invalidPlacesMax }, () => place))).toBe(true)
    expect(withPlaces(Array.from({ length: limits.invalidPlacesMax + 1 }, () => place))).toBe(false)
    expect(withPlaces([{ ...place, header: 'Content-Type' }])).toBe(false)
    expect(withPlaces([{ pointer: '/brief' }])).toBe(false)
    expect(withPlaces([{ detail: 'x' }])).toBe(false)
    expect(withPlaces([{ detail: 'x', pointer: 'brief' }])).toBe(false)
  })
})

const [at, resetAt] = [new Date('2026-11-21T00:00:00Z'), new Date('2026-12-01T00:00:00Z')]
const month = { allocation: 1000, used: 42, at, resetAt }
const [token, ip] = (['token', 'ip'] as const).map((name) => createLimiter({ name, quota: 1200 }).take('someone'))

const sent = {
  token: rateHeaders(token!, undefined),
  tokenAndMonth: rateHeaders(token!, month),
  ip: rateHeaders(ip!, undefined),
}

// The forms of rate limit headers that each status may have: `limiterAlone` for GET, `withMonth` for POST.
const limiterAlone: Record<number, Array<keyof typeof sent>> = {
  200: ['token'],
  400: ['token'],
  401: ['ip'],
  403: ['token'],
  404: ['token'],
  429: ['token', 'ip'],
  503: ['token'],
}
const withMonth: Record<number, Array<keyof typeof sent>> = {
  202: ['tokenAndMonth'],
  400: ['tokenAndMonth'],
  401: ['ip'],
  403: ['token', 'tokenAndMonth'],
  404: ['tokenAndMonth'],
  422: ['tokenAndMonth'],
  429: ['token', 'tokenAndMonth', 'ip'],
  503: ['token', 'tokenAndMonth'],
}

describe.each(operations)('a response of $operationId', ({ operationId, method, status: success, problems: codes }) => {
  const statuses = [...new Set([success, ...codes.map((code) => problems[code].status)])]

  test.each(statuses)('%d has the policies of the limiters that ran, and no other', (status) => {
    const { headers } = answerOf(operationId, status)
    const forms = Object.keys(sent) as Array<keyof typeof sent>
    for (const name of ['RateLimit', 'RateLimit-Policy']) {
      const validate = validatorOf(headers[name]?.schema)
      const fitting = forms.filter((form) => validate(sent[form][name]))
      expect(fitting).toEqual((method === 'POST' ? withMonth : limiterAlone)[status])
      expect(headers[name]?.required).toBe(status !== 400) // an HTTP-level error gets a 400 before the limiter runs
    }
  })

  test.each(statuses)('%d has its headers, and no other', (status) => {
    const { headers } = answerOf(operationId, status)
    const always = ['RateLimit-Policy', 'RateLimit', 'Cache-Control', 'X-Content-Type-Options', 'X-Request-Id']
    const readsJob = status === success && /createAd|getAd/.test(operationId)
    const own = [
      ...(status === 202 ? ['Location', 'Idempotent-Replayed'] : []),
      ...(readsJob || status === 429 || status === 503 ? ['Retry-After'] : []),
      ...(status === 401 ? ['WWW-Authenticate'] : []),
    ]
    expect(Object.keys(headers)).toEqual([...own, ...always])
    const optional = Object.keys(headers).filter((name) => (headers[name] as oas31.HeaderObject).required !== true)
    const onlySometimes = [
      ...(status === 202 ? ['Idempotent-Replayed'] : []),
      ...(readsJob ? ['Retry-After'] : []),
      ...(status === 400 ? ['RateLimit-Policy', 'RateLimit'] : []),
    ]
    expect(optional).toEqual(onlySometimes)
  })
})

test('a request identifier has the published format', () => {
  const { headers } = answerOf('listOffers', 200)
  expect(validatorOf(headers['X-Request-Id']?.schema)(newRequestId())).toBe(true)
})
