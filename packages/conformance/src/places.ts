import { layoutOf } from '@adcopy/local-stack'
import { join } from 'node:path'

const { root, local } = layoutOf()
const home = join(import.meta.dirname, '..')
const work = join(local, 'conformance')

/** Where the run finds its parts, and where it keeps what it makes. */
export const places = {
  root,
  /** The document that everything is judged by. */
  document: join(root, 'docs/openapi.json'),
  home,
  /** A workspace of its own with what third parties made for Node. */
  tools: join(home, 'tools'),
  work,
  logs: join(work, 'logs'),
  /** Access to the workspaces that the run made. */
  workspaces: join(work, 'workspaces'),
  /** The virtual environment of what third parties made for Python. */
  venv: join(work, 'venv'),
}
