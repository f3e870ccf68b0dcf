import { defaultPayloadConverter, proxySinks, workflowInfo } from '@temporalio/workflow'
import type { Payload, WorkflowInterceptors } from '@temporalio/workflow'
import { traceParentHeader, type TraceSink, traceSinkName } from './trace-headers.ts'

type Headers = Record<string, Payload>

const { [traceSinkName]: sink } = proxySinks<{ [traceSinkName]: TraceSink }>()

/**
 * Propagates a workflow's trace to its activities, whose spans become children of a workflow span. The id of the
 * workflow span is derived from the run id. When the workflow ends, a sink passes the workflow span to the worker,
 * which exports it. The interceptors add no commands and use neither random values nor an OpenTelemetry SDK, so that
 * histories replay with or without the interceptors, and with or without a trace.
 */
export function interceptors(): WorkflowInterceptors {
  let own: Payload | undefined
  const carry = <T extends { headers: Headers }>(input: T): T =>
    own === undefined ? input : { ...input, headers: { ...input.headers, [traceParentHeader]: own } }
  return {
    inbound: [
      {
        async execute(input, next) {
          const parent = readTraceParent(input.headers)
          if (parent === undefined) return next(input)
          const spanId = spanIdOf(workflowInfo().runId)
          own = defaultPayloadConverter.toPayload(parent.replace(/-[0-9a-f]{16}-/, `-${spanId}-`))
          let failed = true
          try {
            const result = await next(input)
            failed = false
            return result
          } finally {
            sink.ended(spanId, parent, failed)
          }
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next(carry(input)),
        scheduleLocalActivity: (input, next) => next(carry(input)),
      },
    ],
  }
}

function readTraceParent(headers: Headers): string | undefined {
  const payload = headers[traceParentHeader]
  const text: unknown = payload === undefined ? undefined : defaultPayloadConverter.fromPayload(payload)
  return typeof text === 'string' && /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(text) ? text : undefined
}

function spanIdOf(runId: string): string {
  return runId.replaceAll('-', '').slice(-16)
}
