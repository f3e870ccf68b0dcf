import { createHash, randomBytes } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SetUpError } from '../errors.ts'
import type { PostgresOwner } from './owner.ts'
import { readPostmaster } from './postmaster.ts'

/** A folder with a world-readable path, unlike root's home, that is kept over a reboot. */
export const sharedBase = '/var/tmp'

/**
 * Returns where a cluster's files are: in `dir` or, if PostgreSQL runs as another user, in a place that this user can
 * reach and to which `dir` links. In both cases, removing `dir` removes the cluster.
 */
export function clusterHome(dir: string, owner: PostgresOwner | undefined): string {
  if (owner === undefined) {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    return realpathSync(dir)
  }
  mkdirSync(dirname(dir), { recursive: true, mode: 0o700 })
  const prefix = `ad-copy-postgres-${createHash('sha256')
    .update(realpathSync(dirname(dir)))
    .digest('hex')
    .slice(0, 16)}-`
  const linked = linkTarget(dir)
  // The prefix ties the link to this checkout: a copy of the folder must not share the original's cluster.
  if (linked?.startsWith(join(sharedBase, prefix)) && isOurs(linked)) return linked
  rmSync(dir, { recursive: true, force: true })
  removeForgotten(prefix)
  const home = join(sharedBase, prefix + randomBytes(6).toString('hex'))
  makeShared(home)
  chownSync(home, owner.uid, owner.gid)
  symlinkSync(home, dir)
  return home
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function isOurs(home: string): boolean {
  const stat = lstatSync(home, { throwIfNoEntry: false })
  return stat?.isDirectory() === true && (stat.mode & 0o022) === 0
}

/** Removes clusters of this checkout to which no link exists. */
function removeForgotten(prefix: string): void {
  for (const name of readdirSync(sharedBase)) {
    const home = join(sharedBase, name)
    if (name.startsWith(prefix) && isOurs(home) && readPostmaster(join(home, 'data')) === undefined) {
      rmSync(home, { recursive: true, force: true })
    }
  }
}

/** Creates a folder in a world-writable place, where only a folder that this process just created can be trusted. */
export function makeShared(path: string, mode = 0o700): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    throw new SetUpError(`cannot make ${path}, which PostgreSQL needs when started by root: ${String(error)}`)
  }
}
