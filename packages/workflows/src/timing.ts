// Workflows read these: a changed value takes hold of workflows started afterwards and of new tries, and breaks no replay.

/** What a model provider may take for one call; a call that takes longer is aborted. */
export const modelCallMsMax = 180_000

/** Calls of one attempt: for each of three candidates one of the writer and up to two of the verifier. */
export const callsOfAttemptMax = 9

/** One attempt of generate-and-commit: time for every call, and room for the database and for what is computed. */
export const generateMsMax = callsOfAttemptMax * modelCallMsMax + 120_000

/** A worker that is silent for so long is taken for dead, and its job goes to another. */
export const heartbeatTimeoutMs = 15_000

/** Thrice within the time-out, so that one lost heartbeat costs no work. */
export const heartbeatEveryMs = 5_000

/** The longest wait before a next try, whatever a backend asks for: what holds a job up may be over long before. */
export const retryDelayMsMax = 30_000

/** A few statements; the database's own time-outs end them much earlier. */
export const statementMsMax = 30_000
