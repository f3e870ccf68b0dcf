import { Button } from '@mantine/core'

const formats = [
  ['xlsx', 'Excel workbook (.xlsx)'],
  ['txt', 'Text with tabs (.txt)'],
  ['json', 'JSON'],
] as const

/**
 * Shows one link per format to a file with these artifacts. An artifact is `art_…`, or `art_….2` for a certain version.
 */
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
