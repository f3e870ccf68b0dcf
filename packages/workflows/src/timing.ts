// Workflows read these values. A change applies to workflows and attempts that start afterwards, and breaks no
// replay.

/** Time-out of one call to a model provider; a longer call is aborted. */
export const modelCallMsMax = 180_000

/** Calls of one attempt: for each of three candidates one of the writer and up to two of the verifier. */
export const callsOfAttemptMax = 9

/** Time-out of one attempt of generate-and-commit: every call, plus time for the database and the computations. */
export const generateMsMax = callsOfAttemptMax * modelCallMsMax + 120_000

/** A worker without a heartbeat for this long counts as dead, and its job goes to another worker. */
export const heartbeatTimeoutMs = 15_000

/** Three heartbeats fit into the time-out, so that losing one costs no work. */
export const heartbeatEveryMs = 5_000

/**
 * The longest wait before the next attempt, even if a backend asks for more: the cause of the delay may be over
 * sooner.
 */
export const retryDelayMsMax = 30_000

/** A few statements; the database's own time-outs end them much earlier. */
export const statementMsMax = 30_000
