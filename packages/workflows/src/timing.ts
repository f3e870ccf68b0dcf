// Temporal stores the time-outs of an activity when the activity is scheduled. A changed time-out therefore applies
// only to activities that are scheduled later, and existing histories still replay.

/** Time-out of one call to a model provider. A call that takes longer is aborted. */
export const modelCallMsMax = 180_000

/**
 * An attempt has up to three candidates, and each candidate needs one writer call and up to two verifier calls. This
 * omits the calls that an OpenAI-compatible server refuses because of the answer schema: at most one for each role.
 */
export const callsOfAttemptMax = 9

/** The time of all model calls, plus time for the database and computations. */
export const generateMsMax = callsOfAttemptMax * modelCallMsMax + 120_000

/**
 * Limits both the time that a local attempt waits for a slot and the time that it runs. Together they must stay below
 * eight seconds, after which the SDK would extend the workflow task by another request to Temporal.
 */
export const localAttemptMsMax = 3_000

/** Temporal fails an attempt that sends no heartbeat for this long. */
export const heartbeatTimeoutMs = 15_000

/** A third of the time-out, so that one lost heartbeat does not end the attempt. */
export const heartbeatEveryMs = 5_000

/** A longer wait that a model provider asks for is shortened to this, because the provider may recover earlier. */
export const retryDelayMsMax = 30_000

/** Time-out of an activity that only runs a few statements. The time-outs of the statements are much shorter. */
export const statementMsMax = 30_000
