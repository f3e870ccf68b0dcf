import { join } from 'node:path'

/** The build writes the bundle, because running webpack at every worker start would cost seconds and memory. */
export const bundleFile = join(import.meta.dirname, '../dist/workflow-bundle.js')
