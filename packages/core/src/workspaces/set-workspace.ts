import { allocationSchema } from '@adcopy/contract'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'

export interface SetWorkspace {
  workspaceId: string
  /** Units per UTC month. Null removes the allocation. */
  allocation?: number | null | undefined
  accessEnabled?: boolean | undefined
  billing?: 'active' | 'frozen' | undefined
}

/** The change applies to all later requests, on every instance. */
export async function setWorkspace({ ctx, input }: Call<SetWorkspace>): Promise<void> {
  permitOperator(ctx)
  const { workspaceId, accessEnabled, billing } = input
  const allocation = parse(allocationSchema.nullish(), input.allocation, 'allocation')
  const access = {
    ...(allocation !== undefined && { allocation }),
    ...(accessEnabled !== undefined && { enabled: accessEnabled }),
  }
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await tx.publicApiAccess.upsert({ where: { workspaceId }, update: access, create: { workspaceId, ...access } })
    if (billing !== undefined)
      await tx.workspace.update({ where: { id: workspaceId }, data: { billingState: billing } })
    const details = { ...access, ...(billing !== undefined && { billing }) }
    await audit(tx, ctx.actor, { workspaceId, action: 'workspace.set', target: workspaceId, details })
  })
}
