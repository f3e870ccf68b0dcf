import { limits } from '@adcopy/contract'
import type { Actor } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import type { Transaction } from './transact.ts'

type Reader = Pick<Transaction, '$queryRaw'>

/**
 * Throws `invalid_request` if a member has made too many changes in a workspace within 24 hours. `actor` is the member's
 * name in the audit trail.
 */
export async function requireChangesLeft(tx: Reader, workspaceId: string, actor: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from audit_event
     where workspace_id = ${workspaceId} and at > app_now() - interval '1 day' and actor = ${actor}
     limit ${limits.memberChangesPerDayMax}`
  if (rows.length < limits.memberChangesPerDayMax) return
  throw invalidRequest({
    detail: `A member may make ${limits.memberChangesPerDayMax} changes in a workspace within 24 hours. Try again later.`,
  })
}

/**
 * Throws `invalid_request` if a member changes offers or grounding, and the versions and snapshots that were stored
 * within 24 hours already use the disk space that a workspace may fill in that time. Versions and snapshots are never
 * deleted, because jobs refer to them.
 */
export async function requireHistoryRoom(tx: Reader, { kind }: Actor, workspaceId: string): Promise<void> {
  if (kind !== 'member') return
  const [stored] = await tx.$queryRaw<Array<{ bytes: number }>>`
    select coalesce(sum(pg_column_size(content)), 0)::float8 as bytes
      from (select workspace_id, created_at, content from offer_version
            union all select workspace_id, created_at, content from brand_grounding) history
     where workspace_id = ${workspaceId} and created_at > app_now() - interval '1 day'`
  if (stored === undefined) throw new Error('the database has no sum')
  if (stored.bytes < limits.historyBytesPerDayMax) return
  throw invalidRequest({
    detail:
      `The changes to offers and grounding of a workspace may use ${limits.historyBytesPerDayMax / 2 ** 20} MiB within ` +
      '24 hours. Try again later.',
  })
}
