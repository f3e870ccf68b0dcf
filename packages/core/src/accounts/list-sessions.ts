import { permitUser } from '../access/permit.ts'
import type { Call, UserActor } from '../context.ts'

export interface SessionView {
  session_id: string
  created_at: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  current: boolean
}

export async function listSessions({ ctx }: Call<Record<string, never>, UserActor>): Promise<SessionView[]> {
  const { userId, sessionId } = permitUser(ctx)
  const rows = await ctx.deps.db.prisma.session.findMany({
    // better-auth computes `expiresAt` from a process's clock, so the query also uses a process's clock.
    where: { userId, expiresAt: { gt: new Date() } },
    select: { id: true, createdAt: true, expiresAt: true, ipAddress: true, userAgent: true },
    orderBy: { createdAt: 'desc' },
  })
  return rows.map((row) => ({
    session_id: row.id,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ip_address: row.ipAddress,
    user_agent: row.userAgent,
    current: row.id === sessionId,
  }))
}
