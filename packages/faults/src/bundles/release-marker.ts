/** Marks the executions that run the code of the next release. */
export const releaseMarker = 'a-breath-first'
