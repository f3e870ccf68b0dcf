import { listJobsOperation, type Job, type List, type ListJobsInput } from '@adcopy/contract'
import { listJobRows } from '@adcopy/db'
import { entitle } from '../access/entitle.ts'
import type { Call, WorkspaceActor } from '../context.ts'
import { toList } from '../support/to-list.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { presentJob } from './present-job.ts'

/** Jobs of the caller's workspace, newest first, a page at a time. Source: contract, "GET /api/v1/ad-copy-generations". */
export async function listJobs({ ctx, input }: Call<ListJobsInput, WorkspaceActor>): Promise<List<Job>> {
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
    item: (row) => presentJob(row, deps.settings),
    cursor: (row) => encodeCursor(deps.ring, scope, [row.created_at.toISOString(), row.id]),
  })
}
