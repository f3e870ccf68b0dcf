import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { commandLineOf, endStranger, identify, type ProcessIdentity, type StopSignal } from '../identity.ts'

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start). */
export const postgresStopSignals: readonly StopSignal[] = [
  { signal: 'SIGINT', graceMs: 15_000 },
  { signal: 'SIGQUIT', graceMs: 5_000 },
]

/** The server that holds this data directory now, or undefined: the file alone proves nothing after a crash. */
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
 * Ends a server that a killed run left behind. PostgreSQL clears a dead server's file itself, and by it makes sure that
 * nobody still writes to the data; only a pid which is taken, by another program or by its own unburied process, would stop
 * it from starting.
 */
export async function recoverDataDir(dataDir: string): Promise<void> {
  const left = readPostmaster(dataDir)
  if (left !== undefined) return endStranger(left, postgresStopSignals)
  await untilReleased(dataDir)
  const pid = recordedPid(dataDir)
  if (pid !== undefined && isTaken(pid)) rmSync(join(dataDir, 'postmaster.pid'), { force: true })
}

/** As PostgreSQL asks it: a process that has ended and was not waited for counts. */
function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const releaseMsMax = 10_000

/**
 * The processes of a server that was killed outlive it for a moment, and until they are gone their shared memory keeps the
 * next one from starting. Where the system does not list shared memory, PostgreSQL says so itself.
 */
async function untilReleased(dataDir: string): Promise<void> {
  const deadline = Date.now() + releaseMsMax
  while (isAttached(dataDir) && Date.now() < deadline) await delay(50)
}

function isAttached(dataDir: string): boolean {
  try {
    const id = pidFileLine(dataDir, 6)?.trim().split(/\s+/)[1] // behind the segment's key
    const segments = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n')
    const columns = segments.map((line) => line.trim().split(/\s+/)).find(([, shmid]) => shmid === id)
    return Number(columns?.[6] ?? 0) > 0 // nattch
  } catch {
    return false
  }
}
