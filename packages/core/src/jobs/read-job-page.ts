import { listJobsOperation, type List, type ListJobsInput } from '@adcopy/contract'
import { listJobRows, type JobRow } from '@adcopy/db'
import { entitle } from '../access/entitle.ts'
import type { Call, WorkspaceActor } from '../context.ts'
import { toList } from '../support/to-list.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

export async function readJobPage({ ctx, input }: Call<ListJobsInput, WorkspaceActor>): Promise<List<JobRow>> {
  const { deps, actor } = ctx
  entitle(actor, 'read', deps.settings)
  const scope = {
    workspaceId: actor.workspaceId,
    operation: listJobsOperation.operationId,
    filter: input.status ?? '',
  }
  const [createdAt, id] = input.cursor === undefined ? [] : decodeCursor(deps.ring, scope, input.cursor)
  const rows = await listJobRows(deps.db.pool, {
    workspaceId: actor.workspaceId,
    itemsMax: input.limit + 1,
    state: input.status,
    after: createdAt !== undefined && id !== undefined ? { createdAt: new Date(createdAt), id } : undefined,
  })
  return toList(rows, input.limit, {
    item: (row) => row,
    cursor: (row) => encodeCursor(deps.ring, scope, [row.created_at.toISOString(), row.id]),
  })
}
