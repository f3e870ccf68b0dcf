import { factsThatFit } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import { briefOrder, refreshSnapshot, toBriefFact } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

/**
 * Excludes facts from the end of the brand brief until it is within the size limit for creating a job. Returns the
 * number of newly excluded facts per file.
 */
export async function keepFittingFacts({
  ctx,
  input,
}: Call<{ workspaceId: string }>): Promise<Array<{ file_id: string; facts: number }>> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'editor')
  return transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const rows = await tx.brandBriefFact.findMany({ where: { workspaceId, leftOut: false }, orderBy: briefOrder })
    const rest = rows.slice(factsThatFit(rows.map(toBriefFact)))
    if (rest.length === 0) return []
    const ids = rest.map(({ id }) => id)
    await tx.$executeRaw`
      update brand_brief_fact set left_out = true where workspace_id = ${workspaceId} and id = any (${ids})`
    await refreshSnapshot(tx, workspaceId)
    const details = { facts: rest.length }
    await audit(tx, ctx.actor, { workspaceId, action: 'knowledge.keep_fitting', target: workspaceId, details })
    const counts = new Map<string, number>()
    for (const { fileId } of rest) counts.set(fileId, (counts.get(fileId) ?? 0) + 1)
    return Array.from(counts, ([file_id, facts]) => ({ file_id, facts }))
  })
}
