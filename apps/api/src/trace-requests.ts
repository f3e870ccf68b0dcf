import { operations } from '@adcopy/contract'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { HandleRest, RestEvent } from './rest/handle-rest.ts'

const tracer = trace.getTracer('@adcopy/api')

/**
 * Starts a new trace for every request. The client's `traceparent` is ignored: its traces are not ours to join, and
 * it must not decide what we record.
 */
export function traceRequests(handleRest: HandleRest): HandleRest {
  return (request) =>
    tracer.startActiveSpan('request', { kind: SpanKind.SERVER, root: true }, async (span) => {
      try {
        return await handleRest(request)
      } finally {
        span.end()
      }
    })
}

/** Names the span of the answered request. */
export function describeSpan({ requestId, operationId, status, workspaceId, jobId, problem }: RestEvent): void {
  const span = trace.getActiveSpan()
  if (span === undefined) return
  const operation = Object.values(operations).find((each) => each.operationId === operationId)
  if (operation !== undefined) {
    span.updateName(`${operation.method} ${operation.path}`)
    span.setAttributes({ 'http.request.method': operation.method, 'http.route': operation.path })
  }
  span.setAttributes({ 'http.response.status_code': status, 'adcopy.request_id': requestId })
  if (workspaceId !== undefined) span.setAttribute('adcopy.workspace_id', workspaceId)
  if (jobId !== undefined) span.setAttribute('adcopy.job_id', jobId)
  if (problem !== undefined) span.setAttribute('error.type', problem.code)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}
