import { passwordSchema } from '@adcopy/contract'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { permitUser } from '../access/permit.ts'
import type { Call, UserActor } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { countAttempt } from '../support/count-attempt.ts'
import { parse } from '../support/parse.ts'
import { replacePassword } from '../support/replace-password.ts'
import { transact } from '../support/transact.ts'
import { unlockSignIns } from '../support/unlock-sign-ins.ts'
import { settleSignIn } from './settle-sign-in.ts'

/**
 * Sets the caller's password, ends all their sessions, including the current one, and removes all locks on signing in.
 * The current password is required, so that a stolen session is not enough to take over an account. Attempts are
 * limited for each session, so that guesses from elsewhere cannot lock the owner out of this function.
 * @throws {Problem} `invalid_request` for a wrong password, and `rate_limited` after too many of them.
 */
export async function changePassword({
  ctx,
  input,
}: Call<{ current: string; password: string }, UserActor>): Promise<void> {
  const actor = permitUser(ctx)
  const { userId, sessionId } = actor
  const password = parse(passwordSchema, input.password, 'password')
  const { email, accounts } = await ctx.deps.db.prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, accounts: { where: { providerId: 'credential' }, select: { password: true } } },
  })
  const permission = await countAttempt(ctx.deps, email, sessionId)
  if (!permission.allowed) throw new Problem('rate_limited', { retryAfterSeconds: permission.retryAfterSeconds })
  const stored = accounts[0]?.password ?? null
  const isRight = stored !== null && (await verifyPassword({ hash: stored, password: input.current }))
  const system = { deps: ctx.deps, actor: { kind: 'system' } } as const
  await settleSignIn({ ctx: system, input: { email, deviceId: sessionId, outcome: isRight ? 'withdrawn' : 'failed' } })
  const wrong = () => invalidRequest({ detail: 'The current password is wrong.' })
  if (!isRight) throw wrong()
  const hash = await hashPassword(password)
  const sessions = await transact(ctx.deps, async (tx) => {
    // A password reset may have set a new password in the meantime. The condition and the lock ensure that this call
    // does not replace it.
    const unchanged = await tx.$queryRaw<unknown[]>`
      select 1 from account where user_id = ${userId} and password = ${stored} for update`
    if (unchanged.length === 0) throw wrong()
    const ended = await replacePassword(tx, userId, hash)
    await unlockSignIns(tx, email)
    const details = { sessions: ended }
    await audit(tx, actor, { workspaceId: null, action: 'password.change', target: userId, details })
    return ended
  })
  ctx.deps.observe({ kind: 'session_ended', sessions })
}
