import { Prisma } from '@adcopy/db'

// These are the conditions under which a link is open. They are checked again, under a lock, when the link is used. A
// link is open only as long as its creator remains an admin or an operator. Operators without an account, who use the
// ops program, always remain operators.

const stillOperator = (link: Prisma.Sql) => Prisma.sql`
  (${link}.created_by like 'operator%' and ${link}.created_by not like 'operator:usr\\_%'
    or exists (select from operator maker where 'operator:' || maker.user_id = ${link}.created_by))`

const stillAdmin = (link: Prisma.Sql) => Prisma.sql`
  (${stillOperator(link)} or exists (
    select from membership maker where maker.workspace_id = ${link}.workspace_id and maker.user_id = ${link}.created_by
       and maker.role = 'admin' and maker.removed_at is null))`

const invitation = Prisma.sql`invitation`

export const inviterIsAdmin = stillAdmin(invitation)

export const openInvitation = Prisma.sql`
  invitation.used_at is null and invitation.revoked_at is null and invitation.expires_at > app_now() and ${inviterIsAdmin}`

const reset = Prisma.sql`password_reset`

/**
 * A link that an admin created is open only while the account whose password it resets is a member of the admin's
 * workspace and of no other, and does not belong to an operator. Otherwise the admin could use the new password to
 * access another workspace or the operations area.
 */
export const openPasswordReset = Prisma.sql`
  password_reset.used_at is null and password_reset.expires_at > app_now()
  and case when password_reset.workspace_id is null then ${stillOperator(reset)} else
    ${stillAdmin(reset)}
    and exists (select from membership own where own.user_id = password_reset.user_id
                   and own.workspace_id = password_reset.workspace_id and own.removed_at is null)
    and not exists (select from membership other where other.user_id = password_reset.user_id
                       and other.workspace_id <> password_reset.workspace_id and other.removed_at is null)
    and not exists (select from operator where operator.user_id = password_reset.user_id) end`
