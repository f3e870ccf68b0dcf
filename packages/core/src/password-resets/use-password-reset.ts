import { passwordSchema } from '@adcopy/contract'
import { hashPassword } from 'better-auth/crypto'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { hashLinkSecret } from '../support/link-secret.ts'
import { openPasswordReset } from '../support/open-links.ts'
import { parse } from '../support/parse.ts'
import { replacePassword } from '../support/replace-password.ts'
import { transact } from '../support/transact.ts'
import { unlockSignIns } from '../support/unlock-sign-ins.ts'
import { showPasswordReset } from './show-password-reset.ts'

/**
 * Anyone who has the link's secret may call this. Ends all sessions of the account and removes its sign-in locks,
 * including those of known devices.
 */
export async function usePasswordReset({ ctx, input }: Call<{ secret: string; password: string }>): Promise<void> {
  const password = parse(passwordSchema, input.password, 'password')
  const { email } = await showPasswordReset({ ctx, input: { secret: input.secret } })
  const passwordHash = await hashPassword(password)
  const hash = hashLinkSecret(input.secret)
  const sessions = await transact(ctx.deps, async (tx) => {
    // `joinByInvitation` takes the same lock, so the account cannot join another workspace by invitation during this
    // transaction. Otherwise an admin who created the link could set the password with it and access that workspace.
    await tx.$queryRaw`
      select 1 from app_user where id = (select user_id from password_reset where hash = ${hash}) for no key update`
    const [claimed] = await tx.$queryRaw<Array<{ user_id: string }>>`
      update password_reset set used_at = app_now() where hash = ${hash} and ${openPasswordReset}
      returning user_id`
    if (claimed === undefined) throw new Problem('not_found')
    const userId = claimed.user_id
    const ended = await replacePassword(tx, userId, passwordHash)
    await unlockSignIns(tx, email)
    const details = { sessions: ended }
    await audit(
      tx,
      { kind: 'user', userId },
      { workspaceId: null, action: 'password_reset.use', target: userId, details },
    )
    return ended
  })
  ctx.deps.observe({ kind: 'session_ended', sessions })
}
