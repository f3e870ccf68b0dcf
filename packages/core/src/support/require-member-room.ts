import { limits } from '@adcopy/contract'
import { invalidRequest } from '../problem.ts'
import type { Transaction } from './transact.ts'

/**
 * Throws `invalid_request` if the workspace already has the maximum number of members. The caller must hold the
 * workspace lock.
 */
export async function requireMemberRoom(tx: Transaction, workspaceId: string): Promise<void> {
  const members = await tx.membership.count({ where: { workspaceId, removedAt: null } })
  if (members < limits.membersMax) return
  throw invalidRequest({
    detail: `A workspace has at most ${limits.membersMax} members. An admin must remove one first.`,
  })
}
