import type { ThinkReport } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { thinkReportVersion, toThinkReport } from './think-report.ts'

export interface ThinkReportView {
  think_report_id: string
  report: ThinkReport
  version: string
}

export async function listThinkReports({ ctx, input }: Call<{ workspaceId: string }>): Promise<ThinkReportView[]> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const rows = await ctx.deps.db.prisma.thinkReport.findMany({ where: { workspaceId }, orderBy: { id: 'asc' } })
  return rows.map((row) => {
    const report = toThinkReport(row)
    return { think_report_id: row.id, report, version: thinkReportVersion(report) }
  })
}
