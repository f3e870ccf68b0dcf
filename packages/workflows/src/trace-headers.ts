/**
 * The header in which a workflow and its activities receive their trace, as a W3C `traceparent`. It contains only ids.
 */
export const traceParentHeader = 'traceparent'

// This is a type because the SDK requires an index signature, which an interface does not have.
export type TraceSink = {
  ended: (spanId: string, parent: string, failed: boolean) => void
}

export const traceSinkName = 'adcopyTrace'
