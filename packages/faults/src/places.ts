import { layoutOf } from '@adcopy/local-stack'
import { join } from 'node:path'

const { root, local } = layoutOf()
const work = join(local, 'faults')

export const places = {
  root,
  work,
  report: join(root, 'docs/reliability.md'),
  api: join(root, 'apps/api'),
  worker: join(root, 'apps/worker'),
  web: join(root, 'apps/web'),
  haproxy: join(root, 'deploy/haproxy'),
  scale: join(root, 'docs/scale.md'),
  /** Runs the production worker with a backend that is slow and can be made to fail. */
  workerEntry: join(root, 'apps/worker/test/support/faulty-worker.ts'),
  preload: join(import.meta.dirname, 'preload'),
}
