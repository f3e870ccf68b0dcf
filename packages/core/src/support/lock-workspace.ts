import { Problem } from '../problem.ts'
import type { Transaction } from './transact.ts'

/** Throws `not_found`. Edits of grounding wait for each other here; accepting jobs does not wait for this lock. */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from workspace where id = ${workspaceId} for no key update`
  if (rows.length === 0) throw new Problem('not_found')
}
