import { problems, type ProblemBody, type ProblemCode } from '@adcopy/contract'

interface Example {
  headers: Array<[name: string, value: string]>
  body: ProblemBody
}

const requestId = 'req_01kaj5x7g8e4r9t2v6w3y0zbcd'

// What a code has beside the members of every problem.
const extras: Partial<Record<ProblemCode, { headers?: Example['headers']; members?: Partial<ProblemBody> }>> = {
  invalid_request: {
    members: { errors: [{ detail: 'is longer than 280 characters', pointer: '/brief' }] },
  },
  invalid_auth: { headers: [['WWW-Authenticate', 'Bearer']] },
  quota_exceeded: { headers: [['Retry-After', '864000']], members: { reset_at: '2026-12-01T00:00:00Z' } },
  rate_limited: { headers: [['Retry-After', '12']] },
  unavailable: { headers: [['Retry-After', '60']] },
}

/** An answer with this code as the API gives it; every member is one that the contract knows. */
export function exampleOf(code: ProblemCode, webOrigin: string): Example {
  const { title, status, detail } = problems[code]
  const { headers = [], members = {} } = extras[code] ?? {}
  return {
    headers: [
      ['Content-Type', 'application/problem+json'],
      ['Cache-Control', 'no-store'],
      ['X-Request-Id', requestId],
      ...headers,
    ],
    body: { type: `${webOrigin}/problems/${code}`, title, status, detail, request_id: requestId, ...members },
  }
}
