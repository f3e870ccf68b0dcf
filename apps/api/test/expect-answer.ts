import { problems, problemSchema, type ProblemCode } from '@adcopy/contract'
import { expect } from 'vitest'

export interface Answer {
  method: string
  status: number
  headers: Headers
  text: string
  body: unknown
}

export const problemsBase = 'http://web.example/problems'

/** Words in these tests' briefs, brand and refused values. No response may contain them in its body or headers. */
export const unspoken = /canary|Lanternhaus/i

// Next.js adds the same `vary` to every response, although only its pages need it.
const transport = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'vary'])
const always = ['cache-control', 'content-type', 'x-content-type-options', 'x-request-id']
const sometimes = [
  'idempotent-replayed',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
]

// The validating proxy adds its own headers, so the set of header names is checked only without the proxy.
const proxied = process.env['ADCOPY_REST_PROXY'] !== undefined

const namesOf = ({ headers }: Answer) => [...headers.keys()].filter((name) => !transport.has(name))

/** The rig calls this function for each response. */
export function expectLawful(answer: Answer): void {
  const { status, headers, text, method } = answer
  if (!proxied) expect([...always, ...sometimes]).toEqual(expect.arrayContaining(namesOf(answer)))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/)
  expect(headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
  if (status === 429 || status === 503) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(`${text}\n${JSON.stringify([...headers])}`).not.toMatch(unspoken)
  const failure = status >= 400
  expect(headers.get('content-type')).toBe(failure ? 'application/problem+json' : 'application/json')
  if (method === 'HEAD') return expect(text).toBe('')
  if (!failure) return expect([200, 202]).toContain(status)
  const problem = problemSchema.parse(answer.body)
  const code = problem.type.slice(problem.type.lastIndexOf('/') + 1) as ProblemCode
  expect([problem.status, problems[code].status]).toEqual([status, status])
  expect(problem.request_id).toBe(headers.get('x-request-id'))
}

/**
 * The rate-limit policies that a response reports. `month` means the policies of both the token and the month. `ip` is
 * for invalid credentials. `none` is for requests that the limiter does not count.
 */
type Rate = 'token' | 'month' | 'ip' | 'none'

const rateForms: Record<Rate, Record<string, RegExp>> = {
  token: { 'ratelimit-policy': /^"token";q=\d+;w=60$/, ratelimit: /^"token";r=\d+;t=\d+$/ },
  month: {
    'ratelimit-policy': /^"token";q=\d+;w=60, "month";q=\d+;w=\d+$/,
    ratelimit: /^"token";r=\d+;t=\d+, "month";r=\d+;t=\d+$/,
  },
  ip: { 'ratelimit-policy': /^"ip";q=\d+;w=60$/, ratelimit: /^"ip";r=\d+;t=\d+$/ },
  none: {},
}

export interface Extras {
  headers?: Record<string, string | RegExp>
  rate?: Rate
}

export function expectAnswer(answer: Answer, expected: Extras & { status: number; body: unknown }): void {
  const { status, body, headers = {}, rate = rateOf(answer) } = expected
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body })
  const all: Record<string, string | RegExp> = {
    'cache-control': 'no-store',
    'content-type': status >= 400 ? 'application/problem+json' : 'application/json',
    'x-content-type-options': 'nosniff',
    'x-request-id': /^req_[0-9a-f]{24}$/,
    ...rateForms[rate],
    ...headers,
  }
  if (!proxied) expect(namesOf(answer).toSorted()).toEqual(Object.keys(all).toSorted())
  for (const [name, value] of Object.entries(all)) {
    const matcher: unknown = typeof value === 'string' ? value : expect.stringMatching(value)
    expect({ [name]: answer.headers.get(name) }).toEqual({ [name]: matcher })
  }
}

export function expectProblem(
  answer: Answer,
  code: ProblemCode,
  members: Record<string, unknown> = {},
  { headers, base = problemsBase, ...extras }: Extras & { base?: string } = {},
): void {
  const { status, title, detail } = problems[code]
  const request_id = answer.headers.get('x-request-id')
  expectAnswer(answer, {
    status,
    body: { type: `${base}/${code}`, title, status, detail, request_id, ...members },
    headers: {
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...((status === 429 || status === 503) && { 'retry-after': /^[1-9]\d*$/ }),
      ...headers,
    },
    ...extras,
  })
}

function rateOf({ method, status }: Answer): Rate {
  if (status === 401) return 'ip'
  return method === 'POST' ? 'month' : 'token'
}
