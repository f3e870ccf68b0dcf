import { spawn } from 'node:child_process'
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
  process.once('exit', endGroup)
  let late = ''
  const onLate = () => {
    late = `not done within ${(deadlineMs ?? 0) / 1000} s`
    if (child.pid !== undefined) sendSignal(-child.pid, 'SIGKILL')
  }
  const timer = deadlineMs === undefined ? undefined : setTimeout(onLate, deadlineMs)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      for (const line of chunk.split('\n').filter((part) => part.trim() !== '')) {
        lines.push(line)
        onLine(line)
      }
      lines.splice(0, Math.max(0, lines.length - linesKept))
    })
  }
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
