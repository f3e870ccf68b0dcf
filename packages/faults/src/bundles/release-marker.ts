/** The patch that marks executions of the next release. */
export const releaseMarker = 'a-breath-first'
