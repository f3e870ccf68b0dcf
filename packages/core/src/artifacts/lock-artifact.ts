import { isId } from '@adcopy/contract'
import { Problem } from '../problem.ts'
import type { Transaction } from '../support/transact.ts'

/** Returns the number of the newest version. Throws `not_found` if the workspace has no such artifact. */
export async function lockArtifact(tx: Transaction, workspaceId: string, artifactId: string): Promise<number> {
  const rows = isId('artifact', artifactId)
    ? await tx.$queryRaw<unknown[]>`
        select 1 from artifact where id = ${artifactId} and workspace_id = ${workspaceId} for no key update`
    : []
  if (rows.length === 0) throw new Problem('not_found')
  const newest = await tx.artifactVersion.aggregate({ where: { artifactId, workspaceId }, _max: { number: true } })
  return newest._max.number ?? 0
}
