import { identify, messageOf } from '@adcopy/local-stack'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../places.ts'

const prefix = 'stack-'
const patiently = { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }

/**
 * Creates a folder, and removes it when `work` has ended. If `work` throws, the folder is kept with its logs under a
 * name derived from `name`.
 */
export async function inFolder<Result>(name: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(places.work, { recursive: true, mode: 0o700 })
  for (const left of readdirSync(places.work)) {
    const pid = Number(left.split('-')[1])
    if (left.startsWith(prefix) && identify(pid) === undefined) removeFolder(join(places.work, left))
  }
  const folder = mkdtempSync(join(places.work, `${prefix}${process.pid}-`))
  try {
    const result = await work(folder)
    removeFolder(folder)
    return result
  } catch (error) {
    const kept = join(places.work, `red ${name}`.replaceAll(/[^a-z0-9]+/gi, '-'))
    rmSync(kept, patiently)
    renameSync(folder, kept)
    throw new Error(`${messageOf(error)}\n    logs: ${kept}`, { cause: error })
  }
}

/**
 * If this process runs as root, `folder` contains only a link to the data folder. Removal is retried, because
 * PostgreSQL's last processes may still write for a moment after the server has ended.
 */
export function removeCluster(folder: string): void {
  const cluster = join(folder, 'postgres')
  if (existsSync(cluster)) rmSync(realpathSync(cluster), patiently)
  rmSync(cluster, { recursive: true, force: true })
}

function removeFolder(folder: string): void {
  removeCluster(folder)
  rmSync(folder, patiently)
}
