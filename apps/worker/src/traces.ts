import { currentTraceParent } from '@adcopy/core'
import { parseTraceParent, within, type Tracing } from '@adcopy/telemetry'
import { traceParentHeader, traceSinkName, type TraceSink } from '@adcopy/workflows'
import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import type { WorkflowClientInterceptor } from '@temporalio/client'
import { defaultPayloadConverter, type Headers } from '@temporalio/common'
import type { ActivityInterceptorsFactory, InjectedSinks } from '@temporalio/worker'

const tracer = trace.getTracer('@adcopy/worker')

/** If the work throws, the span records that it failed, but not the error. */
export async function spanned<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The workflow starts without a trace if the request that created the job had none. */
export async function startTraced(
  traceParent: string | null | undefined,
  jobId: string,
  start: () => Promise<void>,
): Promise<void> {
  const parent = parseTraceParent(traceParent)
  if (parent === undefined) return start()
  const options = { kind: SpanKind.PRODUCER, attributes: { 'adcopy.job_id': jobId } }
  return within(parent, () => spanned('StartWorkflow:generateAdCopy', options, start))
}

export const traceStarts: WorkflowClientInterceptor = {
  startWithDetails(input, next) {
    const parent = currentTraceParent()
    if (parent === null) return next(input)
    const header = defaultPayloadConverter.toPayload(parent)
    return next({ ...input, headers: { ...input.headers, [traceParentHeader]: header } })
  },
}

export const traceActivities: ActivityInterceptorsFactory = ({ info }) => ({
  inbound: {
    async execute(input, next) {
      const parent = parseTraceParent(readTraceParent(input.headers))
      if (parent === undefined) return next(input)
      const attributes = {
        'temporal.workflow_id': info.workflowExecution?.workflowId,
        'temporal.run_id': info.workflowExecution?.runId,
        'temporal.attempt': info.attempt,
      }
      const options = { kind: SpanKind.CONSUMER, attributes }
      return within(parent, () => spanned(`RunActivity:${info.activityType}`, options, () => next(input)))
    },
  },
})

function readTraceParent(headers: Headers): string | undefined {
  const payload = headers[traceParentHeader]
  const text: unknown = payload === undefined ? undefined : defaultPayloadConverter.fromPayload(payload)
  return typeof text === 'string' ? text : undefined
}

/**
 * Records the span of a workflow when the workflow ends. No process can keep the span open, because several processes
 * may run parts of one workflow.
 */
export function traceSinks(tracing: Tracing): InjectedSinks<{ [traceSinkName]: TraceSink }> {
  return {
    [traceSinkName]: {
      ended: {
        fn(info, spanId, traceParent, failed) {
          const parent = parseTraceParent(traceParent)
          if (parent === undefined) return
          tracing.record({
            name: `RunWorkflow:${info.workflowType}`,
            spanId,
            parent,
            startedAt: info.startTime,
            endedAt: new Date(),
            failed,
            attributes: { 'temporal.workflow_id': info.workflowId, 'temporal.run_id': info.runId },
          })
        },
      },
    },
  }
}
