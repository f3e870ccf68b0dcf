import { Button } from '@mantine/core'

const formats = [
  ['xlsx', 'Excel workbook (.xlsx)'],
  ['txt', 'Text with tabs (.txt)'],
  ['json', 'JSON'],
] as const

/** In `artifacts`, `art_…` selects the newest version of an artifact, and `art_….2` selects version 2. */
export function ExportLinks({
  workspaceId,
  artifacts,
  names,
}: {
  workspaceId: string
  artifacts: readonly string[]
  names?: Record<'campaign' | 'ad_set', string>
}) {
  const query = new URLSearchParams([...artifacts.map((one) => ['artifact', one]), ...Object.entries(names ?? {})])
  return formats.map(([format, label], index) => (
    <Button
      key={format}
      component="a"
      href={`/api/export/${workspaceId}?${query.toString()}&format=${format}`}
      download
      variant={index === 0 ? 'filled' : 'default'}
    >
      {label}
    </Button>
  ))
}
