'use client'

import { Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ExportLinks } from '../export/export-links.tsx'
import { exportNote } from '../export/export-note.ts'
import type { OpenPanelProps } from './panel-props.ts'

export function ExportPanel({ workspaceId, artifact, number }: OpenPanelProps) {
  const [campaign, setCampaign] = useState(artifact.brand_name ?? 'Ad copy')
  const [adSet, setAdSet] = useState('Imported ads')
  return (
    <>
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
        <ExportLinks
          workspaceId={workspaceId}
          artifacts={[`${artifact.artifact_id}.${number}`]}
          names={{ campaign, ad_set: adSet }}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {exportNote}
      </Text>
    </>
  )
}
