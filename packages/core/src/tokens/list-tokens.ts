import { limits } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { requireWorkspace } from '../support/require-workspace.ts'

/** Returns all active tokens, and of the revoked and expired ones the newest, at most `endedTokensListedMax`. */
export async function listTokens({ ctx, input }: Call<{ workspaceId: string }>) {
  permit(ctx, input.workspaceId, 'admin')
  await requireWorkspace(ctx, input.workspaceId)
  const ids = await ctx.deps.db.prisma.$queryRaw<Array<{ id: string }>>`
    with token as (select id, revoked_at is null and coalesce(expires_at > app_now(), true) as active
                     from api_token where workspace_id = ${input.workspaceId})
    (select id from token where not active order by id desc limit ${limits.endedTokensListedMax})
    union all select id from token where active`
  const rows = await ctx.deps.db.prisma.apiToken.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    include: { membership: { select: { removedAt: true, user: { select: { email: true } } } } },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => ({
    token_id: row.id,
    email: row.membership.user.email,
    prefix: row.prefix,
    last_four: row.lastFour,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    member_removed_at: row.membership.removedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }))
}
