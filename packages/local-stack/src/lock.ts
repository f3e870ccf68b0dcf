import { linkSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { identify, isIdentity, isRunning, type ProcessIdentity } from './identity.ts'
import { readJson, writeJson } from './json-file.ts'

export type LockResult = { release: () => void } | { heldBy: ProcessIdentity }

/** A lock is taken over if its holder no longer runs. */
export function tryLock(file: string): LockResult {
  const self = identify(process.pid)
  if (self === undefined) throw new Error('cannot read the start time of this process')
  for (;;) {
    if (claim(file, self)) return { release: () => releaseLock(file, self) }
    const holder = readJson(file)
    if (isIdentity(holder) && isRunning(holder)) return { heldBy: holder }
    // A process must take a second lock, the breaker, before it removes the lock of an ended process. Without the
    // breaker, a process that has read the old lock could remove the new lock that another process has since taken.
    const breaker = `${file}.break`
    if (claim(breaker, self)) {
      const again = readJson(file)
      if (!(isIdentity(again) && isRunning(again))) rmSync(file, { force: true })
      rmSync(breaker, { force: true })
    } else {
      const breaking = readJson(breaker)
      if (!(isIdentity(breaking) && isRunning(breaking))) rmSync(breaker, { force: true })
    }
  }
}

/** A hard link appears atomically together with its content. */
function claim(file: string, self: ProcessIdentity): boolean {
  const own = `${file}.${randomUUID()}`
  writeJson(own, self)
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function releaseLock(file: string, self: ProcessIdentity): void {
  const holder = readJson(file)
  if (isIdentity(holder) && holder.pid === self.pid && holder.started === self.started) rmSync(file, { force: true })
}
