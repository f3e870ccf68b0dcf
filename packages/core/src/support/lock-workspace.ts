import { Problem } from '../problem.ts'
import type { Transaction } from './transact.ts'

/**
 * Locks a workspace or throws `not_found`. All changes to a workspace's grounding take this lock. Accepting a job does
 * not wait for it.
 */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from workspace where id = ${workspaceId} for no key update`
  if (rows.length === 0) throw new Problem('not_found')
}
