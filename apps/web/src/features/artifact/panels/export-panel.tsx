'use client'

import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { exportNote } from '../export/export-note.ts'
import type { OpenPanelProps } from './panel-props.ts'

/** The version that the page shows as a file for Ads Manager's bulk import. */
export function ExportPanel({ workspaceId, artifact, number }: OpenPanelProps) {
  const [campaign, setCampaign] = useState(artifact.brandName ?? 'Ad copy')
  const [adSet, setAdSet] = useState('Imported ads')
  const query = new URLSearchParams({ artifact: `${artifact.artifactId}.${number}`, campaign, ad_set: adSet })
  const href = (format: string) => `/api/export/${workspaceId}?${query.toString()}&format=${format}`
  return (
    <>
      <Text size="sm" c="dimmed">
        {exportNote}
      </Text>
      <Group grow>
        <TextInput
          dir="auto"
          label="Campaign name"
          value={campaign}
          maxLength={200}
          onChange={(event) => setCampaign(event.currentTarget.value)}
        />
        <TextInput
          dir="auto"
          label="Ad set name"
          value={adSet}
          maxLength={200}
          onChange={(event) => setAdSet(event.currentTarget.value)}
        />
      </Group>
      <Group>
        <Button component="a" href={href('xlsx')} download>
          Excel workbook (.xlsx)
        </Button>
        <Button component="a" href={href('txt')} download variant="default">
          Text with tabs (.txt)
        </Button>
        <Button component="a" href={href('json')} download variant="default">
          JSON
        </Button>
      </Group>
    </>
  )
}
