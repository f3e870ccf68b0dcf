/** Header of a workflow and of its activities that says which trace they belong to, as W3C writes it. Ids alone. */
export const traceParentHeader = 'traceparent'

/** What the worker is told when a workflow that belongs to a trace ends. */
// A type, since the SDK wants an index signature, which an interface does not have.
export type TraceSink = {
  ended: (spanId: string, parent: string, failed: boolean) => void
}

/** Name of the sink, as a worker registers it. */
export const traceSinkName = 'adcopyTrace'
