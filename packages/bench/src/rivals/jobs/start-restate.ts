import { anyFreePort, cacheDir } from '@adcopy/local-stack'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkStack } from '../../work/work-stack.ts'

const version = '1.7.12'

export interface Restate {
  pid: number
  /** URL to which clients send invocations. */
  ingress: string
  /** URL at which workers register. */
  admin: string
}

export async function startRestate({ start, folder }: WorkStack, name: string): Promise<Restate> {
  const [ingress, admin, node] = [await anyFreePort(), await anyFreePort(), await anyFreePort()].map(
    (port) => `127.0.0.1:${port}`,
  )
  const urls = { ingress: `http://${ingress}`, admin: `http://${admin}` }
  const pid = await start(name, {
    command: installServer(),
    args: [],
    env: {
      RESTATE_BASE_DIR: join(folder, name),
      RESTATE_BIND_ADDRESS: node,
      RESTATE_ADMIN__BIND_ADDRESS: admin,
      RESTATE_INGRESS__BIND_ADDRESS: ingress,
      RESTATE_DISABLE_TELEMETRY: 'true',
    },
    probe: async () => {
      if (!(await fetch(`${urls.admin}/health`)).ok) throw new Error('Restate is not ready')
    },
  })
  return { pid, ...urls }
}

/** The server is installed in the cache folder, because it is too large for the repository's dependencies. */
function installServer(): string {
  const folder = join(cacheDir(), `restate-${version}`)
  const name = `@restatedev/restate-server-${process.platform}-${process.arch}`
  const program = join(folder, 'node_modules', name, 'bin/restate-server')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`])
  }
  return program
}
