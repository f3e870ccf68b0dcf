import { emailSchema } from '@adcopy/contract'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit, nameOfActor } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { issuePasswordReset, passwordResetUrl } from '../support/issue-password-reset.ts'
import { parse } from '../support/parse.ts'
import { replacePassword } from '../support/replace-password.ts'
import { transact } from '../support/transact.ts'

/**
 * Returns a link with which the person sets a password. Creates the account if the email address is new. Removes the
 * account's existing password and ends its sessions, because the person who set the password may not own the email
 * address: sign-up by invitation does not verify it.
 */
export async function addOperator({ ctx, input }: Call<{ email: string }>): Promise<{ user_id: string; url: string }> {
  permitOperator(ctx)
  const email = parse(emailSchema, input.email, 'email')
  const createdBy = nameOfActor(ctx.actor)
  const { userId, secret, sessions } = await transact(ctx.deps, async (tx) => {
    const user = await tx.user.upsert({
      where: { email },
      update: {},
      create: { id: newId('user'), email, name: email.slice(0, email.indexOf('@')) },
    })
    await tx.operator.upsert({
      where: { userId: user.id },
      update: {},
      create: { userId: user.id, addedBy: createdBy },
    })
    const ended = await replacePassword(tx, user.id, null)
    const details = { sessions: ended }
    await audit(tx, ctx.actor, { workspaceId: null, action: 'operator.add', target: user.id, details })
    const link = { userId: user.id, workspaceId: null, createdBy }
    return { userId: user.id, secret: await issuePasswordReset(tx, link), sessions: ended }
  })
  ctx.deps.observe({ kind: 'session_ended', sessions })
  return { user_id: userId, url: passwordResetUrl(ctx.deps.settings.webOrigin, secret) }
}
