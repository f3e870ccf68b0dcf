import { identify, messageOf, removeServerFolder } from '@adcopy/local-stack'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../places.ts'

const prefix = 'stack-'

/**
 * Creates a folder, and removes it when `work` has ended. If `work` throws, the folder is kept with its logs under a
 * name derived from `name`.
 */
export async function inFolder<Result>(name: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(places.work, { recursive: true, mode: 0o700 })
  for (const left of readdirSync(places.work)) {
    const pid = Number(left.split('-')[1])
    if (left.startsWith(prefix) && identify(pid) === undefined) removeServerFolder(join(places.work, left))
  }
  const folder = mkdtempSync(join(places.work, `${prefix}${process.pid}-`))
  try {
    const result = await work(folder)
    removeServerFolder(folder)
    return result
  } catch (error) {
    const kept = join(places.work, `red ${name}`.replaceAll(/[^a-z0-9]+/gi, '-'))
    rmSync(kept, { recursive: true, force: true })
    renameSync(folder, kept)
    throw new Error(`${messageOf(error)}\n    logs: ${kept}`, { cause: error })
  }
}
