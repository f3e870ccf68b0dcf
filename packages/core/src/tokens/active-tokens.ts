import { Prisma } from '@adcopy/db'

/** API tokens `t` with their memberships `m`. */
export const tokens = Prisma.sql`api_token t join membership m on (m.workspace_id, m.id) = (t.workspace_id, t.membership_id)`

export const isActive = Prisma.sql`
  (t.revoked_at is null and coalesce(t.expires_at > app_now(), true) and m.removed_at is null)`
