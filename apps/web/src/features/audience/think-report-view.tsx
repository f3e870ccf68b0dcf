'use client'

import type { ThinkReport } from '@adcopy/contract'
import { useQuery } from '@tanstack/react-query'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { thinkReportFields } from './audience-fields.ts'
import { MemberRecord } from './member-record.tsx'

interface ThinkReportViewProps {
  workspaceId: string
  reportId: string | null
  initial: { reports: Outputs['thinkReports']['list']; meter: Outputs['brand']['meter'] }
  canEdit: boolean
}

export function ThinkReportView({ workspaceId, reportId, initial, canEdit }: ThinkReportViewProps) {
  const trpc = useTRPC()
  const options = trpc.thinkReports.list.queryOptions(undefined, { initialData: initial.reports })
  const { data, error, refetch } = useQuery(options)
  const add = useAct(trpc.thinkReports.add.mutationOptions())
  const update = useAct(trpc.thinkReports.update.mutationOptions())
  const remove = useAct(trpc.thinkReports.remove.mutationOptions())
  const find = (rows: Outputs['thinkReports']['list']) => {
    const row = rows.find(({ think_report_id }) => think_report_id === reportId)
    return row && { content: row.report, version: row.version }
  }
  return (
    <MemberRecord
      workspaceId={workspaceId}
      word="Think report"
      fields={thinkReportFields}
      kind="think_report"
      place={reportId === null ? null : data.findIndex(({ think_report_id }) => think_report_id === reportId)}
      stored={reportId === null ? null : find(data)}
      meter={initial.meter}
      error={error}
      canEdit={canEdit}
      add={async (content) => void (await add.mutateAsync({ report: content as ThinkReport }))}
      update={async (content, basedOn) => {
        const input = { thinkReportId: reportId ?? '', report: content as ThinkReport, basedOn }
        return (await update.mutateAsync(input)).version
      }}
      remove={() => remove.mutateAsync({ thinkReportId: reportId ?? '' })}
      reread={async () => find((await refetch({ throwOnError: true })).data ?? [])}
    />
  )
}
