/** Header in which a workflow and its activities receive their trace, in W3C format. It contains only ids. */
export const traceParentHeader = 'traceparent'

/** Sink that the worker calls when a workflow that belongs to a trace ends. */
// This is a type because the SDK requires an index signature, which an interface does not have.
export type TraceSink = {
  ended: (spanId: string, parent: string, failed: boolean) => void
}

/** Name under which a worker registers the sink. */
export const traceSinkName = 'adcopyTrace'
