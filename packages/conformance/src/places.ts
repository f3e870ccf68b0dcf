import { layoutOf } from '@adcopy/local-stack'
import { join } from 'node:path'

const { root, local } = layoutOf()
const home = join(import.meta.dirname, '..')
const work = join(local, 'conformance')

/** Paths of the files of a run. */
export const places = {
  root,
  /** The document under test. */
  document: join(root, 'docs/openapi.json'),
  home,
  /** A separate workspace with the third-party tools for Node. */
  tools: join(home, 'tools'),
  work,
  logs: join(work, 'logs'),
  /** Credentials of the workspaces that the run created. */
  workspaces: join(work, 'workspaces'),
  /** The virtual environment with the third-party tools for Python. */
  venv: join(work, 'venv'),
}
