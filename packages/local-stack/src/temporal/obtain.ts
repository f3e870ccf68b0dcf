import { spawn } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tryLock } from '../lock.ts'
import { SetUpError } from '../errors.ts'
import { isExecutable } from './executables.ts'

export interface ObtainOptions {
  /** Where the executable shall be. It appears whole or not at all. */
  target: string
  env: NodeJS.ProcessEnv
  onProgress: (line: string) => void
}

/** Runs `make` in an empty folder beside the target; two at once end with one of them waiting for the other's. */
export async function obtain(options: ObtainOptions, make: (dir: string) => Promise<string>): Promise<void> {
  const { target, onProgress } = options
  mkdirSync(dirname(target), { recursive: true })
  const lockFile = `${target}.lock`
  let lock = tryLock(lockFile)
  if ('heldBy' in lock) onProgress(`waiting for process ${lock.heldBy.pid}, which is at it already`)
  while ('heldBy' in lock) {
    await delay(500)
    lock = tryLock(lockFile)
  }
  const dir = join(dirname(target), 'making')
  try {
    if (isExecutable(target)) return
    rmSync(dir, { recursive: true, force: true })
    mkdirSync(dir)
    const made = await make(dir)
    if (!isExecutable(made)) throw new SetUpError(`left no executable at ${made}`)
    renameSync(made, target)
  } finally {
    rmSync(dir, { recursive: true, force: true })
    lock.release()
  }
}

interface RunOptions {
  env: NodeJS.ProcessEnv
  cwd: string
  deadlineMs: number
  onLine: (line: string) => void
}

/** Runs to a successful end within the deadline, or throws with the last lines of its output. */
export async function runToEnd(command: string, args: readonly string[], options: RunOptions): Promise<void> {
  const { env, cwd, deadlineMs, onLine } = options
  const signal = AbortSignal.timeout(deadlineMs)
  const child = spawn(command, args, { env, cwd, signal, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      for (const line of chunk.split('\n').filter((part) => part.trim() !== '')) {
        lines.push(line)
        onLine(line)
      }
      lines.splice(0, lines.length - 20)
    })
  }
  const failure = await new Promise<string | undefined>((resolve) => {
    child.on('error', (error) => resolve(signal.aborted ? `not done within ${deadlineMs / 1000} s` : error.message))
    child.on('close', (code, end) => resolve(code === 0 ? undefined : [...lines, end ?? `status ${code}`].join('\n')))
  })
  process.off('exit', kill)
  if (failure !== undefined) throw new SetUpError(failure)
}
