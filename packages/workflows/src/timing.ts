// Temporal stores the time-outs of an activity when the activity is scheduled. A changed time-out therefore applies
// only to activities that are scheduled later, and existing histories still replay.

/** Time-out of one call to a model provider. A call that takes longer is aborted. */
export const modelCallMsMax = 180_000

/**
 * Maximum number of model calls in one attempt. An attempt has up to three candidates, and each candidate needs one
 * writer call and up to two verifier calls.
 */
export const callsOfAttemptMax = 9

/** Time-out of one generation attempt: the time of all model calls, plus time for the database and computations. */
export const generateMsMax = callsOfAttemptMax * modelCallMsMax + 120_000

/** If an attempt sends no heartbeat for this long, Temporal fails the attempt. */
export const heartbeatTimeoutMs = 15_000

/** A third of the time-out, so that one lost heartbeat does not end the attempt. */
export const heartbeatEveryMs = 5_000

/**
 * The longest wait before the next attempt. It also applies if a model provider asks for a longer wait, because the
 * provider may recover sooner.
 */
export const retryDelayMsMax = 30_000

/** Time-out of an activity that only runs a few statements. The time-outs of the database are much shorter. */
export const statementMsMax = 30_000
