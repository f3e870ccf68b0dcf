import { operations } from '@adcopy/contract'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { HandleRest, RestEvent } from './rest/handle-rest.ts'

const tracer = trace.getTracer('@adcopy/api')

/** The client's `traceparent` is ignored, because a client must not decide what this service records. */
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

export function describeSpan({ requestId, operationId, status, workspaceId, jobId, problem }: RestEvent): void {
  const span = trace.getActiveSpan()
  if (span === undefined) return
  const operation = operations.find((each) => each.operationId === operationId)
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
