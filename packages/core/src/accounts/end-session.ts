import { isStorable } from '@adcopy/contract'
import { permitUser } from '../access/permit.ts'
import type { Call, UserActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

/**
 * Ends one of the caller's sessions, which may be the current session. From then on, every instance refuses requests
 * that use the session.
 */
export async function endSession({ ctx, input }: Call<{ sessionId: string }, UserActor>): Promise<void> {
  const actor = permitUser(ctx)
  if (!isStorable(input.sessionId)) throw new Problem('not_found')
  await transact(ctx.deps, async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id: input.sessionId, userId: actor.userId } })
    if (count === 0) throw new Problem('not_found')
    const details = { own: input.sessionId === actor.sessionId }
    await audit(tx, actor, { workspaceId: null, action: 'session.end', target: actor.userId, details })
  })
  ctx.deps.observe({ kind: 'session_ended', sessions: 1 })
}
