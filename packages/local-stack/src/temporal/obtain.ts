import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tryLock } from '../lock.ts'
import { SetUpError } from '../errors.ts'
import { isExecutable } from './executables.ts'

export interface ObtainOptions {
  target: string
  env: NodeJS.ProcessEnv
  onProgress: (line: string) => void
}

/**
 * Creates the target if it is missing. If another process is already creating it, waits for that process first. `make`
 * gets an empty folder next to the target.
 */
export async function obtain(options: ObtainOptions, make: (dir: string) => Promise<string>): Promise<void> {
  const { target, onProgress } = options
  mkdirSync(dirname(target), { recursive: true })
  const lockFile = `${target}.lock`
  let lock = tryLock(lockFile)
  if ('heldBy' in lock) onProgress(`waiting for process ${lock.heldBy.pid}, which is already doing this`)
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
