import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { commandLineOf, endStranger, identify, type ProcessIdentity, type StopSignal } from '../identity.ts'

/**
 * SIGINT is PostgreSQL's fast shutdown. SIGQUIT is its immediate shutdown, after which the next start recovers the
 * data.
 */
export const postgresStopSignals: readonly StopSignal[] = [
  { signal: 'SIGINT', graceMs: 15_000 },
  { signal: 'SIGQUIT', graceMs: 5_000 },
]

/** The pid file alone proves nothing, because it remains after a crash. */
export function readPostmaster(dataDir: string): ProcessIdentity | undefined {
  const pid = recordedPid(dataDir)
  return pid !== undefined && commandLineOf(pid).includes(dataDir) ? identify(pid) : undefined
}

function pidFileLine(dataDir: string, line: number): string | undefined {
  return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[line]
}

function recordedPid(dataDir: string): number | undefined {
  try {
    const pid = Number(pidFileLine(dataDir, 0))
    return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Ends the server of a killed run if the server still runs. PostgreSQL usually removes a remaining pid file itself, but
 * refuses to start if the pid belongs to another program or to the server's zombie. In that case, this function removes
 * the file.
 */
export async function recoverDataDir(dataDir: string): Promise<void> {
  const left = readPostmaster(dataDir)
  if (left !== undefined) return endStranger(left, postgresStopSignals)
  await untilReleased(dataDir)
  const pid = recordedPid(dataDir)
  if (pid !== undefined && isTaken(pid)) rmSync(join(dataDir, 'postmaster.pid'), { force: true })
}

/** Counts a zombie as running, as PostgreSQL's own check does. */
function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const releaseMsMax = 10_000

/**
 * Waits, for `releaseMsMax` at most, until no backend of a killed server uses its shared memory. Until then, the next
 * start would fail. If the system does not list shared memory, the function returns at once and PostgreSQL reports the
 * conflict itself.
 */
async function untilReleased(dataDir: string): Promise<void> {
  const deadline = Date.now() + releaseMsMax
  while (isAttached(dataDir) && Date.now() < deadline) await delay(50)
}

function isAttached(dataDir: string): boolean {
  try {
    // Line 7 of the pid file contains the key and the id of the shared memory segment.
    const id = pidFileLine(dataDir, 6)?.trim().split(/\s+/)[1]
    const segments = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n')
    const columns = segments.map((line) => line.trim().split(/\s+/)).find(([, shmid]) => shmid === id)
    return Number(columns?.[6] ?? 0) > 0 // The seventh column is the number of attached processes.
  } catch {
    return false
  }
}
