import { join } from 'node:path'

/** Where the build leaves the workflows: webpack at every start of the worker would cost seconds and memory. */
export const bundleFile = join(import.meta.dirname, '../dist/workflow-bundle.js')
