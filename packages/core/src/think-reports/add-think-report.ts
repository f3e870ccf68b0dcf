import { limits, type ThinkReport } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

export async function addThinkReport({
  ctx,
  input,
}: Call<{ workspaceId: string; report: ThinkReport }>): Promise<{ think_report_id: string }> {
  const { workspaceId, report } = input
  permit(ctx, workspaceId, 'editor')
  const id = newId('thinkReport')
  const { title, summary = null, findings = [] } = report
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    if ((await tx.thinkReport.count({ where: { workspaceId } })) >= limits.thinkReportsMax)
      throw invalidRequest({
        detail: `A workspace has at most ${limits.thinkReportsMax} Think reports. Remove one first.`,
      })
    await tx.thinkReport.create({ data: { id, workspaceId, title, summary, findings } })
    await refreshSnapshot(tx, workspaceId, report)
    await audit(tx, ctx.actor, { workspaceId, action: 'think.add', target: id })
  })
  return { think_report_id: id }
}
