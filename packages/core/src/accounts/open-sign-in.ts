import { countSignIn } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { addressWindow } from '../sessions/sign-in-windows.ts'
import { countAttempt } from '../support/count-attempt.ts'
import { passwordStamp } from '../support/password-stamp.ts'

export interface SignInAttempt {
  /** In lower case. There need not be an account with this address. */
  email: string
  address?: string | undefined
  /** The id of the device, if it has signed in to this account before. */
  deviceId?: string | undefined
}

export type SignInPermission =
  | { allowed: false; retryAfterSeconds: number }
  /** `stamp` changes when the password does. */
  | { allowed: true; stamp: string }

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
  const permission = await countAttempt(ctx.deps, email, deviceId)
  if (!permission.allowed) return permission
  const where = { providerId: 'credential', user: { email } }
  const account = await db.prisma.account.findFirst({ where, select: { password: true } })
  return { ...permission, stamp: passwordStamp(account?.password) }
}
