import { limits } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { requireWorkspace } from '../support/require-workspace.ts'
import { isActive, tokens } from './active-tokens.ts'

/** Returns all active tokens, and of the others those that ended last, at most `endedTokensListedMax`. */
export async function listTokens({ ctx, input }: Call<{ workspaceId: string }>) {
  permit(ctx, input.workspaceId, 'admin')
  await requireWorkspace(ctx, input.workspaceId)
  const ids = await ctx.deps.db.prisma.$queryRaw<Array<{ id: string }>>`
    with token as (select t.id, ${isActive} as active, least(t.revoked_at, t.expires_at, m.removed_at) as ended_at
                     from ${tokens} where t.workspace_id = ${input.workspaceId})
    (select id from token where not active order by ended_at desc, id limit ${limits.endedTokensListedMax})
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
