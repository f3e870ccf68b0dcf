import { Prisma } from '@adcopy/db'

// Conditions for open links, checked again under a lock when a link is used. Links of an admin who was removed or lost
// the role are not open.

const stillAdmin = (link: Prisma.Sql) => Prisma.sql`
  (${link}.created_by like 'operator%' or exists (
    select from membership maker where maker.workspace_id = ${link}.workspace_id and maker.user_id = ${link}.created_by
       and maker.role = 'admin' and maker.removed_at is null))`

const invitation = Prisma.sql`invitation`

export const inviterIsAdmin = stillAdmin(invitation)

export const openInvitation = Prisma.sql`
  invitation.used_at is null and invitation.revoked_at is null and invitation.expires_at > app_now() and ${inviterIsAdmin}`

const reset = Prisma.sql`password_reset`

/** An admin's link is void once the account is used outside their workspace: it must not open another one. */
export const openPasswordReset = Prisma.sql`
  password_reset.used_at is null and password_reset.expires_at > app_now() and (password_reset.workspace_id is null or (
    ${stillAdmin(reset)}
    and exists (select from membership own where own.user_id = password_reset.user_id
                   and own.workspace_id = password_reset.workspace_id and own.removed_at is null)
    and not exists (select from membership other where other.user_id = password_reset.user_id
                       and other.workspace_id <> password_reset.workspace_id and other.removed_at is null)
    and not exists (select from operator where operator.user_id = password_reset.user_id)))`
