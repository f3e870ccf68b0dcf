import { passwordSchema } from '@adcopy/contract'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { permitUser } from '../access/permit.ts'
import type { Call, UserActor } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { parse } from '../support/parse.ts'
import { replacePassword } from '../support/replace-password.ts'
import { transact } from '../support/transact.ts'
import { openSignIn } from './open-sign-in.ts'
import { settleSignIn } from './settle-sign-in.ts'

/**
 * Sets the caller's password and ends all their sessions, including the current one. The current password is required,
 * so that a stolen session is not enough to take over an account. Wrong guesses count as failed sign-ins; throws
 * `rate_limited` after too many of them.
 */
export async function changePassword({
  ctx,
  input,
}: Call<{ current: string; password: string }, UserActor>): Promise<void> {
  const actor = permitUser(ctx)
  const { userId } = actor
  const password = parse(passwordSchema, input.password, 'password')
  const { email, accounts } = await ctx.deps.db.prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, accounts: { where: { providerId: 'credential' }, select: { password: true } } },
  })
  const system = { deps: ctx.deps, actor: { kind: 'system' } } as const
  const permission = await openSignIn({ ctx: system, input: { email } })
  if (!permission.allowed) throw new Problem('rate_limited', { retryAfterSeconds: permission.retryAfterSeconds })
  const stored = accounts[0]?.password ?? null
  const isRight = stored !== null && (await verifyPassword({ hash: stored, password: input.current }))
  await settleSignIn({ ctx: system, input: { email, outcome: isRight ? 'withdrawn' : 'failed' } })
  if (!isRight) throw invalidRequest({ detail: 'The current password is wrong.' })
  const hash = await hashPassword(password)
  const sessions = await transact(ctx.deps, async (tx) => {
    const ended = await replacePassword(tx, userId, hash)
    const details = { sessions: ended }
    await audit(tx, actor, { workspaceId: null, action: 'password.change', target: userId, details })
    return ended
  })
  ctx.deps.observe({ kind: 'session_ended', sessions })
}
