import { permitOn } from '../access/permit-on.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

export interface ChooseFacts {
  fileId: string
  /** Indices of facts in the file, starting at 0. An index without a fact is ignored. */
  positions: number[]
  leftOut: boolean
}

/** Accepted jobs keep the brand brief that they were accepted with. */
export async function chooseFacts({ ctx, input }: Call<ChooseFacts>): Promise<void> {
  const { fileId, positions, leftOut } = input
  const workspaceId = await permitOn(ctx, 'knowledgeFile', fileId, 'editor')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    const facts = await tx.$executeRaw`
      update brand_brief_fact set left_out = ${leftOut}
       where workspace_id = ${workspaceId} and file_id = ${fileId} and position = any (${positions}) and left_out <> ${leftOut}`
    if (facts === 0) return
    await refreshSnapshot(tx, workspaceId)
    const action = leftOut ? 'knowledge.leave_out' : 'knowledge.take_back'
    await audit(tx, ctx.actor, { workspaceId, action, target: fileId, details: { facts } })
  })
}
