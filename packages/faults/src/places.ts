import { layoutOf } from '@adcopy/local-stack'
import { join } from 'node:path'

const { root, local } = layoutOf()
const work = join(local, 'faults')

/** Where the run finds the programs it breaks, and where it keeps what it makes. */
export const places = {
  root,
  work,
  report: join(root, 'docs/reliability.md'),
  api: join(root, 'apps/api'),
  worker: join(root, 'apps/worker'),
  /** The worker as production runs it, around a backend that takes its time and can be broken. */
  workerEntry: join(root, 'apps/worker/test/support/faulty-worker.ts'),
  preload: join(import.meta.dirname, 'preload'),
}
