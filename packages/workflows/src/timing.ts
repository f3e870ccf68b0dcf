// Workflows read these values. A change applies to workflows and attempts that start afterwards; histories still
// replay.

/** Time-out of one call to a model provider; a longer call is aborted. */
export const modelCallMsMax = 180_000

/** Most model calls of one attempt: for each of three candidates, one writer call and up to two verifier calls. */
export const callsOfAttemptMax = 9

/** Time-out of one attempt of generate-and-commit: all model calls, plus time for the database and the computations. */
export const generateMsMax = callsOfAttemptMax * modelCallMsMax + 120_000

/** A worker without a heartbeat for this long counts as dead, and its job goes to another worker. */
export const heartbeatTimeoutMs = 15_000

/** Three heartbeats fit into the time-out, so that losing one costs no work. */
export const heartbeatEveryMs = 5_000

/**
 * The longest wait before the next attempt, even if a backend asks for a longer one: the cause may be gone
 * sooner.
 */
export const retryDelayMsMax = 30_000

/** Time-out of an activity that runs a few statements; the database's own time-outs end them much earlier. */
export const statementMsMax = 30_000
