/** A W3C `traceparent`, which contains only ids. */
export const traceParentHeader = 'traceparent'

// Temporal's SDK requires a type with an index signature. A type alias has an implicit index signature; an interface
// does not.
export type TraceSink = {
  ended: (spanId: string, parent: string, failed: boolean) => void
}

export const traceSinkName = 'adcopyTrace'
