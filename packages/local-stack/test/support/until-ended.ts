import { setTimeout as delay } from 'node:timers/promises'
import { isRunning, type ProcessIdentity } from '../../src/identity.ts'

export async function untilEnded(identity: ProcessIdentity): Promise<void> {
  await until(() => !isRunning(identity), `process ${identity.pid} to end`)
}

export async function until(condition: () => boolean, what: string, deadlineMs = 20_000): Promise<void> {
  const deadline = Date.now() + deadlineMs
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`waited ${deadlineMs / 1000} s for ${what}`)
    await delay(10)
  }
}
