import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { SetUpError } from './errors.ts'
import { sendSignal } from './identity.ts'

export interface RunOptions {
  env: NodeJS.ProcessEnv
  cwd: string
  deadlineMs?: number
  onLine: (line: string) => void
  linesKept?: number
}

/**
 * If the command fails, throws an error that contains the last lines of its output. If this process exits first, the
 * command is ended.
 */
export async function runToEnd(command: string, args: readonly string[], options: RunOptions): Promise<void> {
  const { env, cwd, deadlineMs, onLine, linesKept = 20 } = options
  const child = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const endGroup = () => {
    if (child.pid !== undefined && child.exitCode === null) sendSignal(-child.pid, 'SIGTERM')
  }
  // First, because the process may then remove the folder in which the command runs.
  process.prependOnceListener('exit', endGroup)
  let late = ''
  const onLate = () => {
    late = `not done within ${(deadlineMs ?? 0) / 1000} s`
    if (child.pid !== undefined) sendSignal(-child.pid, 'SIGKILL')
  }
  const timer = deadlineMs === undefined ? undefined : setTimeout(onLate, deadlineMs)
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (line.trim() === '') return
      lines.push(line)
      if (lines.length > linesKept) lines.shift()
      onLine(line)
    })
  }
  // The event `close` follows the end of both streams, so all lines have been passed on by then.
  const failure = await new Promise<string | undefined>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) =>
      resolve(code === 0 ? undefined : [...lines, signal ?? `status ${code}`].join('\n')),
    )
  })
  clearTimeout(timer)
  process.off('exit', endGroup)
  if (failure !== undefined) throw new SetUpError(late === '' ? failure : late)
}
