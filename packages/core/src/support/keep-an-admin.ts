import { invalidRequest } from '../problem.ts'
import type { Transaction } from './transact.ts'

/** The caller must hold the workspace lock, so that two admins cannot remove each other concurrently. */
export async function keepAnAdmin(tx: Transaction, workspaceId: string, membershipId: string): Promise<void> {
  const admins = await tx.membership.findMany({
    where: { workspaceId, role: 'admin', removedAt: null },
    select: { id: true },
  })
  if (admins.length === 1 && admins[0]?.id === membershipId) {
    throw invalidRequest({ detail: 'is the last admin of the workspace: make somebody else an admin first' })
  }
}
