import { signUpSchema } from '@adcopy/contract'
import { hashPassword } from 'better-auth/crypto'
import type { z } from 'zod'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { claimInvitation } from '../support/claim-invitation.ts'
import { newId } from '../support/ids.ts'
import { hashLinkSecret } from '../support/link-secret.ts'
import { parse } from '../support/parse.ts'
import { replacePassword } from '../support/replace-password.ts'
import { transact } from '../support/transact.ts'
import { showInvitation } from './show-invitation.ts'

/**
 * Anyone who has the invitation's secret may call this. Throws `invalid_request` if there is already an account with
 * the email address, even if that account has no password, because the link does not prove that the person owns the
 * address.
 */
export async function signUpByInvitation({
  ctx,
  input,
}: Call<{ secret: string } & z.input<typeof signUpSchema>>): Promise<{ workspace_id: string }> {
  const { secret, ...given } = input
  const { name, email, password } = parse(signUpSchema, given, 'sign-up')
  await showInvitation({ ctx, input: { secret } }) // checked before hashing, because hashing is expensive
  const hash = await hashPassword(password)
  return transact(ctx.deps, async (tx) => {
    const id = newId('user')
    const inserted = await tx.$executeRaw`
      insert into app_user (id, name, email) values (${id}, ${name}, ${email}) on conflict (email) do nothing`
    if (inserted === 0) {
      throw invalidRequest({ pointer: '/email', detail: 'has an account already: sign in, then open the link again' })
    }
    await replacePassword(tx, id, hash)
    return claimInvitation(tx, hashLinkSecret(secret), id)
  })
}
