import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SetUpError, messageOf } from '../errors.ts'
import { cacheDir } from '../layout.ts'
import { isExecutable, onPath } from './executables.ts'
import { goInstall } from './go-install.ts'

const version = 'v1.32.1'
const programs = {
  'temporal-server': `go.temporal.io/server/cmd/server@${version}`,
  'temporal-sql-tool': `go.temporal.io/server/cmd/tools/sql@${version}`,
} as const

type Name = keyof typeof programs

export async function findTemporalServer(onProgress: (line: string) => void): Promise<Record<Name, string>> {
  const find = async (name: Name) => {
    const dir = join(cacheDir(), `temporal-server-${version}`)
    const target = join(dir, name)
    const present = onPath(name, process.env) ?? [target].find(isExecutable)
    if (present !== undefined) return present
    mkdirSync(dir, { recursive: true })
    try {
      const [env, go] = [process.env, onPath('go', process.env)]
      await goInstall({ target, env, onProgress, go, program: programs[name] })
    } catch (error) {
      throw new SetUpError(`${messageOf(error)}\nPut ${name} ${version} on PATH, or install Go 1.26 or newer.`)
    }
    return target
  }
  return { 'temporal-server': await find('temporal-server'), 'temporal-sql-tool': await find('temporal-sql-tool') }
}
