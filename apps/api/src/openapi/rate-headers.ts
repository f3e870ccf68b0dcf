import type { Operation } from '@adcopy/contract'
import type { oas31 } from 'zod-openapi'
import { limitWindowSeconds } from '../rest/limiter.ts'

const tokenPolicy = 'the requests of this token'
const monthPolicy = 'the allocation of the month'
const unlessUnknown = ` and, if known, ${monthPolicy}`

// The combinations of policies that the rate-limit headers can report. Each contains the policy for the token or, if
// authentication failed, for the IP address. Responses to create requests also report the month's allocation, unless it
// is unknown, for example because authentication failed.
const scopes = {
  Token: { limiter: 'token', month: '', words: tokenPolicy },
  Address: { limiter: 'ip', month: '', words: 'the requests of this IP address' },
  TokenOrAddress: { limiter: '(token|ip)', month: '', words: `${tokenPolicy} or IP address` },
  TokenAndMonth: { limiter: 'token', month: 'always', words: `${tokenPolicy} and ${monthPolicy}` },
  TokenAndPerhapsMonth: { limiter: 'token', month: 'perhaps', words: `${tokenPolicy}${unlessUnknown}` },
  TokenOrAddressAndPerhapsMonth: {
    limiter: '(token|ip)',
    month: 'perhaps',
    words: `${tokenPolicy} or IP address${unlessUnknown}`,
  },
} as const

type Scope = keyof typeof scopes

/** The headers are optional for 400, because an HTTP-level error gets a 400 before the limiter runs. */
function scopeOf({ method }: Operation, status: number): { scope: Scope; required: boolean } {
  const creates = method === 'POST'
  switch (status) {
    case 400:
      return { scope: creates ? 'TokenAndMonth' : 'Token', required: false }
    case 401:
      return { scope: 'Address', required: true }
    case 403:
    case 503:
      return { scope: creates ? 'TokenAndPerhapsMonth' : 'Token', required: true }
    case 429:
      return { scope: creates ? 'TokenOrAddressAndPerhapsMonth' : 'TokenOrAddress', required: true }
    default:
      return { scope: creates ? 'TokenAndMonth' : 'Token', required: true }
  }
}

function names(scope: Scope, required: boolean) {
  const suffix = `Of${scope}${required ? '' : 'UnlessFault'}`
  return { policies: `RateLimitPolicy${suffix}`, states: `RateLimit${suffix}` }
}

export function rateHeadersOf(operation: Operation, status: number): oas31.HeadersObject {
  const { scope, required } = scopeOf(operation, status)
  const { policies, states } = names(scope, required)
  return {
    'RateLimit-Policy': { $ref: `#/components/headers/${policies}` },
    RateLimit: { $ref: `#/components/headers/${states}` },
  }
}

export function rateHeaderComponents(
  answers: ReadonlyArray<readonly [operation: Operation, status: number]>,
): Record<string, oas31.HeaderObject> {
  return Object.assign({}, ...answers.map(([operation, status]) => components(scopeOf(operation, status)))) as Record<
    string,
    oas31.HeaderObject
  >
}

function components({ scope, required }: ReturnType<typeof scopeOf>): Record<string, oas31.HeaderObject> {
  const { limiter, month, words } = scopes[scope]
  const { policies, states } = names(scope, required)
  const fault = required ? '' : ' Absent if the request violates HTTP itself, because the limiter then did not run.'
  const string = (own: string, ofMonth: string): oas31.SchemaObject => {
    const second = `, "month";${ofMonth}`
    const tail = { '': '', always: second, perhaps: `(${second})?` }[month]
    return { type: 'string', pattern: `^"${limiter}";${own}${tail}$` }
  }
  return {
    [policies]: {
      description: `Limit (\`q\`) and window in seconds (\`w\`) of each policy: ${words}.${fault}`,
      required,
      schema: string(`q=[0-9]+;w=${limitWindowSeconds}`, 'q=[0-9]+;w=[0-9]+'),
    },
    [states]: {
      description: `Remaining units (\`r\`) and seconds until the full limit is available again (\`t\`) of each policy: ${words}.${fault}`,
      required,
      schema: string('r=[0-9]+;t=[0-9]+', 'r=[0-9]+;t=[0-9]+'),
    },
  }
}
