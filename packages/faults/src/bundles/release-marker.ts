/** Id of the patch (`patched`) that marks executions of the next release. */
export const releaseMarker = 'a-breath-first'
