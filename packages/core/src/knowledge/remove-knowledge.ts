import { permitOn } from '../access/permit-on.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

/**
 * Accepted jobs keep the brand brief that they were accepted with. If the file is being read, the result is discarded.
 */
export async function removeKnowledge({ ctx, input }: Call<{ fileId: string }>): Promise<void> {
  const { fileId } = input
  const workspaceId = await permitOn(ctx, 'knowledgeFile', fileId, 'editor')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const { count } = await tx.knowledgeFile.deleteMany({ where: { id: fileId, workspaceId } })
    if (count === 0) throw new Problem('not_found')
    await refreshSnapshot(tx, workspaceId)
    await audit(tx, ctx.actor, { workspaceId, action: 'knowledge.remove', target: fileId })
  })
}
