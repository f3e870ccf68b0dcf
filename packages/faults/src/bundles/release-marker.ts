/** The patch by which executions of the next release are known. */
export const releaseMarker = 'a-breath-first'
