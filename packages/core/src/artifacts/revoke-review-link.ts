import { isId } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, MemberActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

export async function revokeReviewLink({ ctx, input }: Call<{ reviewLinkId: string }, MemberActor>): Promise<void> {
  const { workspaceId } = ctx.actor
  permit(ctx, workspaceId, 'editor')
  const { reviewLinkId: id } = input
  await transact(ctx.deps, async (tx) => {
    const link = isId('reviewLink', id) ? await tx.reviewLink.findFirst({ where: { id, workspaceId } }) : null
    if (link === null) throw new Problem('not_found')
    const changed = await tx.$executeRaw`
      update review_link set revoked_at = app_now()
       where id = ${id} and workspace_id = ${workspaceId} and revoked_at is null`
    if (changed > 0) await audit(tx, ctx.actor, { workspaceId, action: 'review_link.revoke', target: id })
  })
}
