import type { List } from '@adcopy/contract'
import { permit, permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { decodeCursor, encodeCursor } from '../jobs/cursor.ts'
import { nameParties, type Party } from '../support/name-parties.ts'
import { toList } from '../support/to-list.ts'

export interface AuditEventView {
  id: string
  at: string
  workspace_id: string | null
  actor: Party
  action: string
  target: Party
  details: Record<string, string | number | boolean | null>
}

export interface ListAuditEvents {
  workspaceId?: string | undefined
  cursor?: string | undefined
}

const pageItemsMax = 50

export async function listAuditEvents({ ctx, input }: Call<ListAuditEvents>): Promise<List<AuditEventView>> {
  const { workspaceId, cursor } = input
  if (workspaceId === undefined) permitOperator(ctx)
  else permit(ctx, workspaceId, 'admin')
  const { ring, db } = ctx.deps
  const scope = { workspaceId: workspaceId ?? '', operation: 'audit', filter: '' }
  const [before] = cursor === undefined ? [] : decodeCursor(ring, scope, cursor)
  const rows = await db.prisma.auditEvent.findMany({
    where: { ...(workspaceId !== undefined && { workspaceId }), ...(before !== undefined && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: pageItemsMax + 1,
  })
  const ids = rows.flatMap(({ actor, target }) => [actor, target])
  const party = await nameParties(db, ids, { operators: ctx.actor.kind === 'operator' })
  return toList(rows, pageItemsMax, {
    item: (row) => ({
      id: row.id,
      at: row.at.toISOString(),
      workspace_id: row.workspaceId,
      actor: party(row.actor),
      action: row.action,
      target: party(row.target),
      details: row.details as AuditEventView['details'],
    }),
    cursor: (row) => encodeCursor(ring, scope, [row.id]),
  })
}
