import { isSpanContextValid, trace } from '@opentelemetry/api'

/** Returns the current trace in W3C `traceparent` format; null outside any trace. */
export function currentTraceParent(): string | null {
  const context = trace.getActiveSpan()?.spanContext()
  if (context === undefined || !isSpanContextValid(context)) return null
  const flags = (context.traceFlags & 0xff).toString(16).padStart(2, '0')
  return `00-${context.traceId}-${context.spanId}-${flags}`
}
