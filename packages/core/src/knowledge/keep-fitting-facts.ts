import { factsThatFit } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import { readBrandBrief, refreshSnapshot } from '../brand/snapshot.ts'
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
    const fitting = factsThatFit(await readBrandBrief(tx, workspaceId))
    const rest = await tx.$queryRaw<Array<{ file_id: string; facts: number }>>`
      with rest as (
        update brand_brief_fact set left_out = true
         where workspace_id = ${workspaceId} and not left_out and (file_id, position) >= (
               select file_id, position from brand_brief_fact where workspace_id = ${workspaceId} and not left_out
                order by file_id, position offset ${fitting}::int limit 1)
        returning file_id)
      select file_id, count(*)::int as facts from rest group by file_id order by file_id`
    if (rest.length === 0) return []
    await refreshSnapshot(tx, workspaceId)
    const details = { facts: rest.reduce((sum, { facts }) => sum + facts, 0) }
    await audit(tx, ctx.actor, { workspaceId, action: 'knowledge.keep_fitting', target: workspaceId, details })
    return rest
  })
}
