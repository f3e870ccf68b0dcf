import { context, ROOT_CONTEXT, trace, TraceFlags, type SpanContext } from '@opentelemetry/api'

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

export function parseTraceParent(text: string | null | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = form.exec(text ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  const sampled = Number.parseInt(flags, 16) % 2 === 1
  return { traceId, spanId, traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true }
}

/** `parent` is a span of another process. The current trace is ignored. */
export function within<T>(parent: SpanContext, work: () => T): T {
  return context.with(trace.setSpanContext(ROOT_CONTEXT, parent), work)
}
