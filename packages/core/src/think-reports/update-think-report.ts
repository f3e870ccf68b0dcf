import type { ThinkReport } from '@adcopy/contract'
import { permitOn } from '../access/permit-on.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { requireVersion } from '../stale-write.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { readClock } from '../support/read-clock.ts'
import { transact } from '../support/transact.ts'
import { thinkReportVersion, toThinkReport } from './think-report.ts'

export interface UpdateThinkReport {
  thinkReportId: string
  report: ThinkReport
  basedOn: string
}

/** Throws `StaleWrite` if the stored version is not `basedOn`. */
export async function updateThinkReport({ ctx, input }: Call<UpdateThinkReport>): Promise<{ version: string }> {
  const { thinkReportId: id, report, basedOn } = input
  const workspaceId = await permitOn(ctx, 'thinkReport', id, 'editor')
  const { title, summary = null, findings = [] } = report
  return transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    const stored = await tx.thinkReport.findFirst({ where: { id, workspaceId } })
    if (stored === null) throw new Problem('not_found')
    requireVersion(basedOn, thinkReportVersion(toThinkReport(stored)))
    const row = { title, summary, findings }
    await tx.thinkReport.update({ where: { id, workspaceId }, data: { ...row, updatedAt: await readClock(tx) } })
    await refreshSnapshot(tx, workspaceId, report, toThinkReport(stored))
    await audit(tx, ctx.actor, { workspaceId, action: 'think.update', target: id })
    return { version: thinkReportVersion(toThinkReport(row)) }
  })
}
