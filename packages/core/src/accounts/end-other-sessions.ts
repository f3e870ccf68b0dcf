import { permitUser } from '../access/permit.ts'
import type { Call, UserActor } from '../context.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

export async function endOtherSessions({ ctx }: Call<Record<string, never>, UserActor>): Promise<{ sessions: number }> {
  const actor = permitUser(ctx)
  const { userId, sessionId } = actor
  const sessions = await transact(ctx.deps, async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } })
    const details = { sessions: count }
    if (count > 0) await audit(tx, actor, { workspaceId: null, action: 'session.end_others', target: userId, details })
    return count
  })
  ctx.deps.observe({ kind: 'session_ended', sessions })
  return { sessions }
}
