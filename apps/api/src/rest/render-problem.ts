import { problems, type ProblemBody } from '@adcopy/contract'
import type { Problem } from '@adcopy/core'
import type { RestResponse } from './message.ts'

/** All error responses of the API are built here. Source: ERROR-1, ERROR-2. */
export function renderProblem(problem: Problem, requestId: string, problemsBase: string): RestResponse {
  const { status, title, detail } = problems[problem.code]
  // An error without pointer, parameter or header is left out, because it adds nothing to the problem's `detail`.
  const errors = problem.errors?.filter((place) => Object.keys(place).length > 1) ?? []
  const body: ProblemBody = {
    type: `${problemsBase}/${problem.code}`,
    title,
    status,
    detail,
    request_id: requestId,
    ...(errors.length > 0 && { errors }),
    ...(problem.resetAt !== undefined && { reset_at: problem.resetAt.toISOString().replace('.000Z', 'Z') }),
  }
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(problem.retryAfterSeconds !== undefined && { 'Retry-After': String(problem.retryAfterSeconds) }),
    },
    body: JSON.stringify(body),
  }
}
