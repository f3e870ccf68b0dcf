import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { SetUpError, messageOf } from './errors.ts'
import { identify, sendSignal, type ProcessIdentity, type StopSignal } from './identity.ts'

export interface Service {
  name: string
  command: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  logFile: string
  owner?: { uid: number; gid: number }
  prepare?: () => Promise<void>
  /** A `SetUpError` means that the process will never be ready; any other error means "not yet". */
  probe?: (signal: AbortSignal) => Promise<void>
  readyDeadlineMs: number
  stopSignals: readonly StopSignal[]
  /** If true, a failed first start is reported and retried instead of failing the start of the whole stack. */
  retriedFromTheStart?: boolean
}

export interface Running extends ProcessIdentity {
  service: Service
  exited: Promise<string>
  /** Such as "status 1" or "signal SIGKILL"; undefined while the process runs. */
  ending(): string | undefined
  /** Oldest first. */
  logTail(lines: number): string
}

/**
 * The process gets its own process group. `onSpawn` is called immediately after the spawn, so that the caller knows the
 * pid even while `launch` is still pending.
 */
export async function launch(service: Service, onSpawn?: (pid: number) => void): Promise<Running> {
  await service.prepare?.()
  const log = openSync(service.logFile, 'a', 0o600)
  const logFrom = statSync(service.logFile).size
  try {
    const child = spawn(service.command, service.args, {
      cwd: service.cwd,
      env: service.env,
      detached: true,
      stdio: ['ignore', log, log],
      ...service.owner,
    })
    if (child.pid !== undefined) onSpawn?.(child.pid)
    let ending: string | undefined
    const exited = new Promise<string>((resolve) => {
      child.on('exit', (code, signal) => resolve((ending = signal === null ? `status ${code}` : `signal ${signal}`)))
    })
    await new Promise<void>((resolve, reject) => {
      child.on('spawn', resolve)
      child.on('error', (error) => reject(new SetUpError(`could not start ${service.name}: ${error.message}`)))
    })
    const pid = child.pid
    if (pid === undefined) throw new Error(`${service.name} has no pid`)
    const started = identify(pid)?.started ?? ''
    const logTail = (lines: number) => tail(service.logFile, logFrom, lines)
    return { pid, started, service, exited, ending: () => ending, logTail }
  } finally {
    closeSync(log)
  }
}

function tail(file: string, from: number, lines: number): string {
  try {
    return readFileSync(file).subarray(from).toString('utf8').trimEnd().split('\n').slice(-lines).join('\n')
  } catch {
    return ''
  }
}

// If a process cannot bind its port, it exits within this time.
const settleMs = 500

export async function untilReady(running: Running): Promise<void> {
  const { service } = running
  const { probe } = service
  if (probe === undefined) return
  const timeout = AbortSignal.timeout(service.readyDeadlineMs)
  let last = ''
  for (let pauseMs = 25; !timeout.aborted && running.ending() === undefined; pauseMs = Math.min(pauseMs * 1.5, 250)) {
    try {
      return await probe(timeout)
    } catch (error) {
      last = messageOf(error)
      // The probe may have reached another process that already uses the port. In that case, the started process has
      // exited or is about to exit.
      if (error instanceof SetUpError) {
        await Promise.race([delay(settleMs), running.exited])
        if (running.ending() === undefined) throw error
      }
    }
    await Promise.race([delay(pauseMs), running.exited])
  }
  throw new SetUpError(
    `${service.name} ${whyNotReady(running, last)}\n${running.logTail(20)}\n(log: ${service.logFile})`,
  )
}

function whyNotReady(running: Running, last: string): string {
  const ending = running.ending()
  if (ending !== undefined) return `ended (${ending}) before it was ready`
  return `was not ready within ${running.service.readyDeadlineMs / 1000} s (${last})`
}

export async function stopRunning(running: Running): Promise<void> {
  for (const { signal, graceMs } of running.service.stopSignals) {
    if (running.ending() !== undefined) return
    sendSignal(running.pid, signal)
    const timer = new AbortController()
    await Promise.race([running.exited, delay(graceMs, undefined, { signal: timer.signal }).catch(() => undefined)])
    timer.abort()
  }
  killGroup(running)
  await running.exited
}

export function killGroup(running: Running): void {
  if (running.ending() === undefined) sendSignal(-running.pid, 'SIGKILL')
}

export async function startService(service: Service, onSpawn?: (pid: number) => void): Promise<Running> {
  const running = await launch(service, onSpawn)
  try {
    await untilReady(running)
    return running
  } catch (error) {
    await stopRunning(running)
    throw error
  }
}
