import { allocationSchema, workspaceNameSchema } from '@adcopy/contract'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'

export interface CreateWorkspace {
  name: string
  allocation?: number | undefined
  accessEnabled?: boolean | undefined
}

/** Members get `preview_disabled` until access is enabled and an allocation is set. */
export async function createWorkspace({ ctx, input }: Call<CreateWorkspace>): Promise<{ workspace_id: string }> {
  permitOperator(ctx)
  const id = newId('workspace')
  const name = parse(workspaceNameSchema, input.name, 'name')
  const allocation = parse(allocationSchema.nullable(), input.allocation ?? null, 'allocation')
  const access = { enabled: input.accessEnabled ?? false, allocation }
  await transact(ctx.deps, async (tx) => {
    await tx.workspace.create({ data: { id, name, access: { create: access } } })
    await audit(tx, ctx.actor, { workspaceId: id, action: 'workspace.create', target: id, details: access })
  })
  return { workspace_id: id }
}
