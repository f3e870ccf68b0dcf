import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../places.ts'

const prefix = 'stack-'
const patiently = { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }

/** Creates an empty folder for this process, and removes folders of processes that have ended. */
export function makeFolder(): string {
  mkdirSync(places.work, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(places.work)) {
    const pid = Number(name.slice(prefix.length))
    if (name.startsWith(prefix) && (pid === process.pid || !isAlive(pid))) removeFolder(join(places.work, name))
  }
  const folder = join(places.work, `${prefix}${process.pid}`)
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** Keeps the folder of a failed run under `name`, with its logs; returns its path. */
export function keepFolder(name: string): string {
  const kept = join(places.work, `red ${name}`.replaceAll(/[^a-z0-9]+/gi, '-'))
  rmSync(kept, patiently)
  renameSync(join(places.work, `${prefix}${process.pid}`), kept)
  return kept
}

/** Removes the cluster; for root, `folder` only links to it. Its last backends may write for a moment after the server ends. */
export function removeCluster(folder: string): void {
  const cluster = join(folder, 'postgres')
  if (existsSync(cluster)) rmSync(realpathSync(cluster), patiently)
  rmSync(cluster, { recursive: true, force: true })
}

function removeFolder(folder: string): void {
  removeCluster(folder)
  rmSync(folder, patiently)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
