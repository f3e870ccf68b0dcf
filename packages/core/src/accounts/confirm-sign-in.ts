import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { accountWindow } from '../sessions/sign-in-windows.ts'
import { audit } from '../support/audit.ts'
import { passwordStamp } from '../support/password-stamp.ts'
import { transact } from '../support/transact.ts'
import { settleSignIn } from './settle-sign-in.ts'

/** A sign-in ends the oldest sessions above this number, because one page lists all sessions of a person. */
const sessionsMax = 50

export interface ConfirmedSignIn {
  email: string
  deviceId?: string | undefined
  /** From {@link openSignIn}. */
  stamp: string
  /** The token of the session that was created. */
  token: string
}

/**
 * Records a sign-in, and resets the count of attempts for its device. Each known device has its own count, and all
 * unknown devices share one. A sign-in from a known device therefore does not reset the count of guesses from other
 * devices. If the password was replaced during the sign-in, ends the new session, records a failure and returns false.
 */
export async function confirmSignIn({ ctx, input }: Call<ConfirmedSignIn, SystemActor>): Promise<boolean> {
  permitSystem(ctx)
  const { email, deviceId, stamp, token } = input
  const { observe } = ctx.deps
  const { confirmed, sessions } = await transact(ctx.deps, async (tx) => {
    // The lock waits for a concurrent change of the password. That change ends the account's sessions, but misses the
    // new session if it was created later.
    const [account] = await tx.$queryRaw<Array<{ userId: string; password: string }>>`
      select a.user_id as "userId", a.password from account a join app_user u on u.id = a.user_id
      where u.email = ${email} and a.provider_id = 'credential' and a.password is not null for share of a`
    if (account === undefined || passwordStamp(account.password) !== stamp) {
      return { confirmed: false, sessions: (await tx.session.deleteMany({ where: { token } })).count }
    }
    const { userId } = account
    const oldest = await tx.$executeRaw`
      delete from session where id in (
        select id from session where user_id = ${userId} and token <> ${token}
         order by created_at desc, id offset ${sessionsMax - 1}::int)`
    const details = { known_device: deviceId !== undefined, ...(oldest > 0 && { sessions: oldest }) }
    await audit(tx, { kind: 'user', userId }, { workspaceId: null, action: 'sign_in.succeed', target: userId, details })
    await tx.signInWindow.deleteMany({ where: { key: accountWindow(email, deviceId).key } })
    return { confirmed: true, sessions: oldest }
  })
  if (sessions > 0) observe({ kind: 'session_ended', sessions })
  if (confirmed) observe({ kind: 'sign_in', outcome: 'succeeded' })
  else await settleSignIn({ ctx, input: { email, deviceId, outcome: 'failed' } })
  return confirmed
}
