import { countSignIn, sweepSignInWindows } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { accountWindow, addressWindow, deviceWindow, windowSecondsMax } from '../sessions/sign-in-windows.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

export interface SignInAttempt {
  /** The email address in lower case. There need not be an account with this address. */
  email: string
  address?: string | undefined
  /** The id of the device, if it has signed in to this account before. */
  deviceId?: string | undefined
}

/**
 * If `allowed` is true, the caller may check the password. The caller must then call `settleSignIn`, even if it could
 * not check the password.
 */
export type SignInPermission = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts a sign-in attempt before the password is checked. PostgreSQL counts the attempts, so that all instances share
 * the limit and concurrent attempts cannot exceed it. Attempts for unknown email addresses are limited in the same way,
 * so that the limit does not reveal which accounts exist.
 */
export async function openSignIn({ ctx, input }: Call<SignInAttempt, SystemActor>): Promise<SignInPermission> {
  permitSystem(ctx)
  const { db, observe } = ctx.deps
  const { email, address, deviceId } = input
  const place = addressWindow(address)
  const fromAddress = await countSignIn(db.pool, place)
  if (fromAddress.attempts > place.attemptsMax) {
    observe({ kind: 'sign_in', outcome: 'refused' })
    return { allowed: false, retryAfterSeconds: fromAddress.secondsLeft }
  }
  const window = deviceId === undefined ? accountWindow(email) : deviceWindow(email, deviceId)
  const { attempts, secondsLeft } = await countSignIn(db.pool, window)
  if (attempts === 1) await sweepSignInWindows(db.pool, windowSecondsMax)
  if (attempts <= window.attemptsMax) return { allowed: true }
  const isFirst = attempts === window.attemptsMax + 1
  if (isFirst) await noteLock(ctx.deps, email, deviceId !== undefined)
  observe({ kind: 'sign_in', outcome: isFirst ? 'locked' : 'refused' })
  return { allowed: false, retryAfterSeconds: secondsLeft }
}

async function noteLock(deps: Parameters<typeof transact>[0], email: string, knownDevice: boolean): Promise<void> {
  await transact(deps, async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } })
    if (user === null) return
    const entry = { workspaceId: null, action: 'sign_in.lock', target: user.id, details: { known_device: knownDevice } }
    await audit(tx, { kind: 'visitor' }, entry)
  })
}
