import { notFound } from 'next/navigation'
import { ThinkReportView } from '../../../../../../features/audience/think-report-view.tsx'
import { workspacePage, type PageOf } from '../../../../../../server/workspace-page.tsx'

export const metadata = { title: 'Think report' }

export default workspacePage({
  load: async ({ caller }: PageOf<{ thinkReportId: string }>) => {
    const [reports, meter] = await Promise.all([caller.thinkReports.list(), caller.brand.meter()])
    return { reports, meter }
  },
  view: ({ reports, meter }, { workspace: { workspaceId, role }, params: { thinkReportId } }) => {
    const id = thinkReportId === 'new' ? null : thinkReportId
    if (id !== null && !reports.some(({ think_report_id }) => think_report_id === id)) notFound()
    const initial = { reports, meter }
    return <ThinkReportView workspaceId={workspaceId} reportId={id} initial={initial} canEdit={role !== 'viewer'} />
  },
})
