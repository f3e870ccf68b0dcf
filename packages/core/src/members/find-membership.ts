import { Problem } from '../problem.ts'
import type { Transaction } from '../support/transact.ts'

/** The current membership of an address in a workspace, or `not_found`. */
export async function findMembership(tx: Transaction, workspaceId: string, email: string) {
  const membership = await tx.membership.findFirst({
    where: { workspaceId, removedAt: null, user: { email: email.toLowerCase() } },
  })
  if (membership === null) throw new Problem('not_found')
  return membership
}
