/** Header of a workflow and of its activities with their trace, in W3C's format. It contains only ids. */
export const traceParentHeader = 'traceparent'

/** What the worker receives when a workflow that belongs to a trace ends. */
// A type, because the SDK requires an index signature, which an interface does not have.
export type TraceSink = {
  ended: (spanId: string, parent: string, failed: boolean) => void
}

/** Name under which a worker registers the sink. */
export const traceSinkName = 'adcopyTrace'
