import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandLineOf, endStranger, identify, type ProcessIdentity, type StopSignal } from '../identity.ts'

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start). */
export const postgresStopSignals: readonly StopSignal[] = [
  { signal: 'SIGINT', graceMs: 15_000 },
  { signal: 'SIGQUIT', graceMs: 5_000 },
]

/** The server that holds this data directory now, or undefined: the file alone proves nothing after a crash. */
export function readPostmaster(dataDir: string): ProcessIdentity | undefined {
  let pid: number
  try {
    pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
  if (!Number.isSafeInteger(pid) || pid <= 1 || !commandLineOf(pid).includes(dataDir)) return undefined
  return identify(pid)
}

/** PostgreSQL refuses to start over a file that names a living pid, whoever has that pid now. */
export async function recoverDataDir(dataDir: string): Promise<void> {
  const left = readPostmaster(dataDir)
  if (left !== undefined) await endStranger(left, postgresStopSignals)
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
}
