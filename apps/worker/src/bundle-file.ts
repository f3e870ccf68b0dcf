import { join } from 'node:path'

/** Path of the workflow bundle that the build writes: webpack at every worker start would cost seconds and memory. */
export const bundleFile = join(import.meta.dirname, '../dist/workflow-bundle.js')
