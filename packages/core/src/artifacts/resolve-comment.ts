import { isId } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, MemberActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

/** Resolves or reopens a comment. Viewers may do this only for their own comments. */
export async function resolveComment({
  ctx,
  input,
}: Call<{ commentId: string; resolved: boolean }, MemberActor>): Promise<void> {
  const { workspaceId, userId, role } = ctx.actor
  permit(ctx, workspaceId, 'viewer')
  const { commentId: id, resolved } = input
  await transact(ctx.deps, async (tx) => {
    const comment = isId('comment', id) ? await tx.artifactComment.findFirst({ where: { id, workspaceId } }) : null
    if (comment === null) throw new Problem('not_found')
    if (role === 'viewer' && comment.authorId !== userId) throw new Problem('forbidden')
    // The last condition leaves a comment unchanged if it is already in the requested state, so that `resolved_by`
    // keeps its value.
    const changed = await tx.$executeRaw`
      update artifact_comment
         set resolved_at = case when ${resolved} then app_now() end, resolved_by = case when ${resolved} then ${userId} end
       where id = ${id} and workspace_id = ${workspaceId} and (resolved_at is null) = ${resolved}`
    if (changed === 0) return
    const action = resolved ? 'comment.resolve' : 'comment.reopen'
    await audit(tx, ctx.actor, { workspaceId, action, target: id })
  })
}
