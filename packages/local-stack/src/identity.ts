import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** The system may reuse a pid, so only both values together identify a process. */
export interface ProcessIdentity {
  pid: number
  started: string
}

/** A zombie is not considered running. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startedFromProc(pid) : startedFromPs(pid)
  return started === undefined ? undefined : { pid, started }
}

function startedFromProc(pid: number): string | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The second field is the name of the process in parentheses, which may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields[0]
  return state === 'Z' || state === 'X' ? undefined : fields[19]
}

function startedFromPs(pid: number): string | undefined {
  const [state = 'Z', ...started] = ps('stat=,lstart=', pid).trim().split(/\s+/)
  return state === '' || state.startsWith('Z') ? undefined : started.join(' ')
}

function ps(columns: string, pid: number): string {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started
}

export function isIdentity(value: unknown): value is ProcessIdentity {
  if (typeof value !== 'object' || value === null) return false
  return 'pid' in value && Number.isSafeInteger(value.pid) && 'started' in value && typeof value.started === 'string'
}

export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return ps('command=', pid)
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** The process is polled, because Node emits exit events only for children. */
export async function endStranger(identity: ProcessIdentity, signals: readonly StopSignal[]): Promise<void> {
  for (const { signal, graceMs } of [...signals, { signal: 'SIGKILL', graceMs: 5_000 } as const]) {
    if (!isRunning(identity)) return
    sendSignal(signal === 'SIGKILL' ? -identity.pid : identity.pid, signal)
    const deadline = Date.now() + graceMs
    while (isRunning(identity) && Date.now() < deadline) await delay(25)
  }
}

export interface StopSignal {
  signal: NodeJS.Signals
  graceMs: number
}

/** A negative pid means a process group. Processes that have already ended are ignored. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
