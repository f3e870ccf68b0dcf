import { layoutOf } from '@adcopy/local-stack'
import { join } from 'node:path'

const { root, local } = layoutOf()
const home = join(import.meta.dirname, '..')
const work = join(local, 'conformance')

export const places = {
  root,
  document: join(root, 'docs/openapi.json'),
  home,
  /** A separate pnpm workspace that contains the third-party tools for Node. */
  tools: join(home, 'tools'),
  work,
  logs: join(work, 'logs'),
  workspaces: join(work, 'workspaces'),
  venv: join(work, 'venv'),
}
