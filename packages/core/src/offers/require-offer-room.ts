import { limits } from '@adcopy/contract'
import { invalidRequest } from '../problem.ts'
import type { Transaction } from '../support/transact.ts'

/**
 * Throws `invalid_request` if the workspace already has the maximum number of active offers, not counting `offerId`.
 * The caller must hold the workspace lock.
 */
export async function requireOfferRoom(tx: Transaction, workspaceId: string, offerId: string): Promise<void> {
  const active = await tx.offer.count({ where: { workspaceId, archivedAt: null, id: { not: offerId } } })
  if (active < limits.activeOffersMax) return
  throw invalidRequest({
    detail: `A workspace has at most ${limits.activeOffersMax} offers that are not archived. Archive one first.`,
  })
}
