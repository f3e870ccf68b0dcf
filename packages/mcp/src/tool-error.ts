import { AdCopyError, ConnectionError, ProblemError, TimeoutError } from '@adcopy/client'
import type { CallToolResult } from '@modelcontextprotocol/server'

/** The result says whether to retry the call. Throws all errors that are not an `AdCopyError`. */
export function toolError(error: unknown): CallToolResult {
  if (!(error instanceof AdCopyError)) throw error
  return failure({ code: codeOf(error), ...adviceOf(error), request_id: error.requestId })
}

export function failure(facts: {
  code: string
  retry: boolean
  advice: string
  [more: string]: unknown
}): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error: facts }) }] }
}

function codeOf(error: AdCopyError): string {
  if (error instanceof ProblemError) return error.code
  return error instanceof ConnectionError || error instanceof TimeoutError ? 'unreachable' : 'unexpected_answer'
}

function adviceOf(error: AdCopyError): { retry: boolean; advice: string; [more: string]: unknown } {
  if (!(error instanceof ProblemError))
    return { retry: true, advice: 'Call the tool once more with exactly the same arguments; nothing is paid twice.' }
  const { code, problem, retryAfterMs = 0 } = error
  if (code === 'quota_exceeded')
    return {
      retry: false,
      advice:
        'Do not retry, neither now nor with other arguments: the monthly allocation is spent. Tell the user when it is renewed.',
      reset_at: problem.reset_at,
    }
  if (code === 'rate_limited' || code === 'unavailable') {
    const seconds = Math.ceil(retryAfterMs / 1000)
    return {
      retry: true,
      advice: `Call again with exactly the same arguments, not before ${seconds} seconds have passed.`,
    }
  }
  const places = problem.errors && { errors: problem.errors }
  return { retry: false, advice: `Do not repeat this call as it is. ${problem.detail}`, ...places }
}
