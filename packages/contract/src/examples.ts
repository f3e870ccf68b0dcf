import { exampleId } from './ids.ts'
import type { Job } from './job.ts'
import type { ProblemBody } from './problem-body.ts'
import { problems, type ProblemCode } from './problems.ts'
import { jobErrors, jobStates, type JobState } from './states.ts'

// These examples are complete responses, and all use the same workspace and day. Examples that only one operation uses
// are in that operation's file.

const exampleWebOrigin = 'https://app.adcopy.example'
export const exampleProblemsBase = `${exampleWebOrigin}/problems`
export const exampleRequestId = 'req_9f8b3c1de07a42566b0c4d2e'

const created = { object: 'ad_copy_generation', id: exampleId('job'), created_at: '2026-11-21T00:00:00.000Z' } as const

export const jobExamples = {
  queued: { ...created, status: 'queued' },
  running: { ...created, status: 'running' },
  succeeded: {
    ...created,
    status: 'succeeded',
    completed_at: '2026-11-21T00:00:04.250Z',
    result: {
      headline: 'Cite every source without the late nights',
      primary_text:
        'The deadline comes closer, and half of your sources are in tabs you closed last week. Collect each ' +
        'of them once, and every citation is in its place when you write.',
      description: 'Free for students',
      artifact_id: exampleId('artifact'),
      app_url: `${exampleWebOrigin}/artifacts/${exampleId('artifact')}`,
      sources: [{ file_id: exampleId('knowledgeFile') }],
    },
  },
  failed: {
    ...created,
    status: 'failed',
    completed_at: '2026-11-21T00:00:04.250Z',
    error: { code: 'policy_blocked', message: jobErrors.policy_blocked },
  },
} as const satisfies Record<JobState, Job>

export const jobResponseExamples = Object.fromEntries(
  jobStates.map((state) => [state, { summary: `A ${state} job`, value: jobExamples[state] }]),
)

interface ProblemExample {
  headers: Array<[name: string, value: string]>
  body: ProblemBody
}

type Extras = { policy?: keyof typeof rates; headers?: ProblemExample['headers']; members?: Partial<ProblemBody> }

// Values of the `RateLimit-Policy` and `RateLimit` headers.
const month = '"month";q=1000;w=2592000'
const rates = {
  read: ['"token";q=1200;w=60', '"token";r=1199;t=1'],
  limited: ['"token";q=1200;w=60', '"token";r=0;t=60'],
  address: ['"ip";q=120;w=60', '"ip";r=119;t=1'],
  create: [`"token";q=1200;w=60, ${month}`, '"token";r=1199;t=1, "month";r=958;t=864000'],
  spent: [`"token";q=1200;w=60, ${month}`, '"token";r=1199;t=1, "month";r=0;t=864000'],
} as const satisfies Record<string, readonly [policy: string, state: string]>

// `policy` selects the rate limit headers; the default is `read`.
const extras: Record<ProblemCode, Extras> = {
  invalid_request: {
    policy: 'create',
    members: { errors: [{ pointer: '/brief', detail: 'must have at most 280 characters' }] },
  },
  invalid_auth: { policy: 'address', headers: [['WWW-Authenticate', 'Bearer']] },
  forbidden: {},
  preview_disabled: {},
  workspace_frozen: {},
  not_found: {},
  missing_brand: { policy: 'create' },
  grounding_too_large: { policy: 'create' },
  idempotency_mismatch: { policy: 'create' },
  quota_exceeded: {
    policy: 'spent',
    headers: [['Retry-After', '864000']],
    members: { reset_at: '2026-12-01T00:00:00Z' },
  },
  rate_limited: { policy: 'limited', headers: [['Retry-After', '1']] },
  unavailable: { policy: 'create', headers: [['Retry-After', '60']] },
}

export function problemExample(code: ProblemCode, problemsBase: string): ProblemExample {
  const { title, status, detail } = problems[code]
  const { policy = 'read', headers = [], members = {} } = extras[code]
  const [ratePolicy, rateState] = rates[policy]
  return {
    headers: [
      ['Content-Type', 'application/problem+json'],
      ...headers,
      ['RateLimit-Policy', ratePolicy],
      ['RateLimit', rateState],
      ['Cache-Control', 'no-store'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Request-Id', exampleRequestId],
    ],
    body: { type: `${problemsBase}/${code}`, title, status, detail, request_id: exampleRequestId, ...members },
  }
}
