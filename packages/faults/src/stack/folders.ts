import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../places.ts'

const prefix = 'stack-'
const patiently = { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }

/** An empty folder of this process's own; those of processes that are gone are removed. */
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

/** Root's cluster lies elsewhere, behind a link; its last backends may write for a moment after their server. */
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
