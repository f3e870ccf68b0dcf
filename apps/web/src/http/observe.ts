import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isId } from '@adcopy/contract'
import type { Logger, RequestMetrics } from '@adcopy/telemetry'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('@adcopy/web')

const kinds = [
  { prefix: '/_next/', operation: 'web_asset' },
  { prefix: '/api/trpc/', operation: 'web_trpc' },
  { prefix: '/api/auth/', operation: 'web_auth' },
  { prefix: '/api/', operation: 'web_api' },
  { prefix: '/', operation: 'web_page' },
] as const

/**
 * The metrics, the log and the trace contain the kind of a request, such as `web_page`, but never its path or query. A
 * request for a static file is logged only if its status is 5xx.
 */
export function observeRequests(log: Logger, requests: RequestMetrics) {
  return (request: IncomingMessage, response: ServerResponse, handle: () => Promise<void>): Promise<void> => {
    const { method = '' } = request
    const operation = kinds.find(({ prefix }) => request.url?.startsWith(prefix))?.operation ?? 'none'
    const requestId = randomUUID()
    const workspaceId = /^\/workspaces\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    response.setHeader('X-Request-Id', requestId)
    const began = performance.now()
    return tracer.startActiveSpan(operation, { kind: SpanKind.SERVER, root: true }, async (span) => {
      response.once('close', () => {
        const { statusCode: status } = response
        const ms = performance.now() - began
        requests.answered({ operationId: operation, status, seconds: ms / 1000, refusal: undefined, accepted: false })
        span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        if (operation === 'web_asset' && status < 500) return
        const line = {
          request_id: requestId,
          operation,
          method,
          status,
          ms: Math.round(ms * 10) / 10,
          ...(isId('workspace', workspaceId) && { workspace_id: workspaceId }),
        }
        if (status >= 500) log.error(line, 'request failed')
        else log.info(line, 'request')
      })
      await handle()
    })
  }
}
