import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

/** Jobs that were already accepted keep their snapshots of the grounding. */
export async function removeBrand({ ctx, input }: Call<{ workspaceId: string }>): Promise<void> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'editor')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const { count } = await tx.brandProfile.deleteMany({ where: { workspaceId } })
    if (count === 0) throw new Problem('not_found')
    await audit(tx, ctx.actor, { workspaceId, action: 'brand.remove', target: workspaceId })
  })
}
