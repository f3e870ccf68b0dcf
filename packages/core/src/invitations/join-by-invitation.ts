import { permitUser } from '../access/permit.ts'
import type { Call, UserActor } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { claimInvitation } from '../support/claim-invitation.ts'
import { hashLinkSecret } from '../support/link-secret.ts'
import { transact } from '../support/transact.ts'

/** If the person is already a member, throws `invalid_request` and leaves the invitation unused. */
export async function joinByInvitation({
  ctx,
  input,
}: Call<{ secret: string }, UserActor>): Promise<{ workspace_id: string }> {
  const { userId, sessionId } = permitUser(ctx)
  const hash = hashLinkSecret(input.secret)
  return transact(ctx.deps, async (tx) => {
    // A password reset takes the same lock and ends all sessions. After a reset, a stolen session therefore cannot be
    // used to join a workspace.
    await tx.$queryRaw`select 1 from app_user where id = ${userId} for no key update`
    const session = await tx.session.findFirst({ where: { id: sessionId, userId } })
    if (session === null) throw new Problem('not_found')
    const member = await tx.membership.findFirst({
      where: { userId, removedAt: null, workspace: { invitations: { some: { hash: new Uint8Array(hash) } } } },
    })
    if (member !== null) throw invalidRequest({ detail: 'you are a member of this workspace already' })
    return claimInvitation(tx, hash, userId)
  })
}
