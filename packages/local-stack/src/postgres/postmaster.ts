import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { commandLineOf, endStranger, identify, type ProcessIdentity, type StopSignal } from '../identity.ts'

/** Stop signals: SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start). */
export const postgresStopSignals: readonly StopSignal[] = [
  { signal: 'SIGINT', graceMs: 15_000 },
  { signal: 'SIGQUIT', graceMs: 5_000 },
]

/** The running server of this data directory, or undefined: after a crash the pid file alone proves nothing. */
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
 * Ends a server that a killed run left running. PostgreSQL itself removes the pid file of a dead server, and uses it to
 * make sure that no process still writes to the data. Only a pid in use, by another program or by the zombie of the
 * server, would prevent the next start.
 */
export async function recoverDataDir(dataDir: string): Promise<void> {
  const left = readPostmaster(dataDir)
  if (left !== undefined) return endStranger(left, postgresStopSignals)
  await untilReleased(dataDir)
  const pid = recordedPid(dataDir)
  if (pid !== undefined && isTaken(pid)) rmSync(join(dataDir, 'postmaster.pid'), { force: true })
}

/** Whether a pid is in use, tested as PostgreSQL does: a zombie counts as running. */
function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const releaseMsMax = 10_000

/**
 * Waits for the backends of a killed server: they outlive it for a moment, and their shared memory prevents the next
 * start. If the system does not list shared memory, PostgreSQL itself reports the conflict.
 */
async function untilReleased(dataDir: string): Promise<void> {
  const deadline = Date.now() + releaseMsMax
  while (isAttached(dataDir) && Date.now() < deadline) await delay(50)
}

function isAttached(dataDir: string): boolean {
  try {
    const id = pidFileLine(dataDir, 6)?.trim().split(/\s+/)[1] // after the segment's key
    const segments = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n')
    const columns = segments.map((line) => line.trim().split(/\s+/)).find(([, shmid]) => shmid === id)
    return Number(columns?.[6] ?? 0) > 0 // the number of attached processes
  } catch {
    return false
  }
}
