import { createHash, randomBytes } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SetUpError } from '../errors.ts'
import type { PostgresOwner } from './owner.ts'
import { readPostmaster } from './postmaster.ts'

/** Unlike root's home, this folder can be reached by every user. Unlike /tmp, it is not emptied at a reboot. */
export const sharedBase = '/var/tmp'

/**
 * Returns the folder of a cluster's files. If PostgreSQL runs as the current user, this is `dir`. Otherwise it is a
 * folder that PostgreSQL's user can reach, and `dir` links to it.
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
  // The prefix is specific to this checkout, because a copy of the checkout must not use the cluster of the original.
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

/** Removes clusters of this checkout whose server does not run. The caller must have removed the link to them. */
function removeForgotten(prefix: string): void {
  for (const name of readdirSync(sharedBase)) {
    const home = join(sharedBase, name)
    if (name.startsWith(prefix) && isOurs(home) && readPostmaster(join(home, 'data')) === undefined) {
      rmSync(home, { recursive: true, force: true })
    }
  }
}

/** Throws if the folder exists, because another user may have created it. */
export function makeShared(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    throw new SetUpError(`cannot make ${path}, which PostgreSQL needs when started by root: ${String(error)}`)
  }
}
