import { limits } from '@adcopy/contract'
import type { Actor } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import type { Transaction } from './transact.ts'

type Reader = Pick<Transaction, '$queryRaw'>

/** Throws `invalid_request` if the member has already made as many changes in the workspace as 24 hours allow. */
export async function requireChangesLeft(tx: Reader, workspaceId: string, userId: string): Promise<void> {
  const [made] = await tx.$queryRaw<Array<{ changes: number }>>`
    select count(*)::int as changes from audit_event
     where workspace_id = ${workspaceId} and at > app_now() - interval '1 day' and actor = ${userId}`
  if (made === undefined) throw new Error('the database has no count')
  if (made.changes < limits.memberChangesPerDayMax) return
  throw invalidRequest({
    detail: `A member may make ${limits.memberChangesPerDayMax} changes in a workspace within 24 hours. Try again later.`,
  })
}

/**
 * Versions of offers and snapshots of the grounding are never deleted, because jobs refer to them. Must be called before
 * a member adds or changes a record or chooses facts. Removals and the reading of files also store snapshots, but are not
 * checked: there are only as many as records and files were added. Throws `invalid_request` if the actor is a member who
 * has no changes left, or if the versions and snapshots of 24 hours already use the space that a workspace has.
 */
export async function requireChangeRoom(tx: Reader, actor: Actor, workspaceId: string): Promise<void> {
  if (actor.kind !== 'member') return
  await requireChangesLeft(tx, workspaceId, actor.userId)
  const [stored] = await tx.$queryRaw<Array<{ bytes: number }>>`
    select coalesce(sum(bytes), 0)::float8 as bytes
      from (select workspace_id, created_at, total_bytes as bytes from offer_version
            union all select workspace_id, created_at, pg_column_size(content) from brand_grounding) history
     where workspace_id = ${workspaceId} and created_at > app_now() - interval '1 day'`
  if (stored === undefined) throw new Error('the database has no sum')
  if (stored.bytes < limits.historyBytesPerDayMax) return
  throw invalidRequest({
    detail:
      `The changes to offers and grounding of a workspace may use ${limits.historyBytesPerDayMax / 2 ** 20} MiB within ` +
      '24 hours. Try again later.',
  })
}
