import type { Logger, RequestMetrics } from '@adcopy/telemetry'
import type { RestEvent } from './rest/handle-rest.ts'
import { describeSpan } from './trace-requests.ts'

/** Logs, counts and traces each request, without any unverified value from the client. */
export function observeRequests(log: Logger, plainLog: Logger, requests: RequestMetrics): (event: RestEvent) => void {
  return (event) => {
    const { problem, durationMs } = event
    requests.answered({
      operationId: event.operationId,
      status: event.status,
      seconds: durationMs / 1000,
      refusal: problem?.code,
      accepted: event.accepted,
    })
    describeSpan(event)
    const line = {
      request_id: event.requestId,
      operation: event.operationId,
      status: event.status,
      ms: Math.round(durationMs * 10) / 10,
      workspace_id: event.workspaceId,
      token_id: event.tokenId,
      job_id: event.jobId,
      problem: problem?.code,
    }
    if (event.status >= 500) log.error({ ...line, cause: problem?.cause }, 'request failed')
    else plainLog.info(line, 'request')
  }
}
