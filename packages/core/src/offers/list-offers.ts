import { listOffersOperation, type List, type ListOffersInput, type Offer } from '@adcopy/contract'
import { listActiveOffers } from '@adcopy/db'
import { entitle } from '../access/entitle.ts'
import type { Call, WorkspaceActor } from '../context.ts'
import { decodeCursor, encodeCursor } from '../jobs/cursor.ts'
import { toList } from '../support/to-list.ts'

/** Sorted by name, then id. Source: OFFERS-1, D-LIST-2. */
export async function listOffers({ ctx, input }: Call<ListOffersInput, WorkspaceActor>): Promise<List<Offer>> {
  const { deps, actor } = ctx
  entitle(actor, 'read', deps.settings)
  const scope = { workspaceId: actor.workspaceId, operation: listOffersOperation.operationId, filter: '' }
  const [afterVersionId] = input.cursor === undefined ? [] : decodeCursor(deps.ring, scope, input.cursor)
  const rows = await listActiveOffers(deps.db.pool, {
    workspaceId: actor.workspaceId,
    itemsMax: input.limit + 1,
    afterVersionId,
  })
  return toList(rows, input.limit, {
    item: ({ id, name }) => ({ id, object: 'offer', name }),
    cursor: (row) => encodeCursor(deps.ring, scope, [row.version_id]),
  })
}
