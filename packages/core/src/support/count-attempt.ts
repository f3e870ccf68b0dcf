import { countSignIn, sweepSignInWindows } from '@adcopy/db'
import type { Deps } from '../context.ts'
import { accountWindow, windowSecondsMax } from '../sessions/sign-in-windows.ts'
import { audit } from './audit.ts'
import { transact } from './transact.ts'

/**
 * If `allowed` is true, the caller may check the password. The caller must then call `confirmSignIn` or `settleSignIn`,
 * even if it could not check the password.
 */
export type AttemptPermission = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Only the first attempt above the limit is written to the audit trail. */
export async function countAttempt(deps: Deps, email: string, deviceId?: string): Promise<AttemptPermission> {
  const { db, observe } = deps
  const window = accountWindow(email, deviceId)
  const { attempts, secondsLeft } = await countSignIn(db.pool, window)
  if (attempts === 1) await sweepSignInWindows(db.pool, windowSecondsMax)
  if (attempts <= window.attemptsMax) return { allowed: true }
  const isFirst = attempts === window.attemptsMax + 1
  if (isFirst) await noteLock(deps, email, deviceId !== undefined)
  observe({ kind: 'sign_in', outcome: isFirst ? 'locked' : 'refused' })
  return { allowed: false, retryAfterSeconds: secondsLeft }
}

async function noteLock(deps: Deps, email: string, knownDevice: boolean): Promise<void> {
  await transact(deps, async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } })
    if (user === null) return
    const entry = { workspaceId: null, action: 'sign_in.lock', target: user.id, details: { known_device: knownDevice } }
    await audit(tx, { kind: 'visitor' }, entry)
  })
}
