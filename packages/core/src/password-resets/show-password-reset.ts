import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { hashLinkSecret } from '../support/link-secret.ts'
import { openPasswordReset } from '../support/open-links.ts'

/** Anyone who has the link's secret may call this. Throws `not_found` if the link is not open. */
export async function showPasswordReset({
  ctx,
  input,
}: Call<{ secret: string }>): Promise<{ name: string; email: string }> {
  const [row] = await ctx.deps.db.prisma.$queryRaw<Array<{ name: string; email: string }>>`
    select app_user.name, app_user.email from password_reset join app_user on app_user.id = password_reset.user_id
     where password_reset.hash = ${hashLinkSecret(input.secret)} and ${openPasswordReset}`
  if (row === undefined) throw new Problem('not_found')
  return row
}
