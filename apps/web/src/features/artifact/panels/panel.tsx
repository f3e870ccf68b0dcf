'use client'

import { Button, Group, Paper, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { mayLeave } from '../../../components/use-unsaved.ts'
import { useTRPC } from '../../../components/trpc.ts'
import { WorkspaceProviders } from '../../../components/workspace-providers.tsx'
import classes from '../artifact.module.css'
import { ApprovalPanel } from './approval-panel.tsx'
import { CommentsPanel } from './comments-panel.tsx'
import { EditPanel } from './edit-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import type { OpenPanelProps, PanelName, PanelProps } from './panel-props.ts'
import { SharePanel } from './share-panel.tsx'

const panels: Record<PanelName, { title: string; Body: (props: OpenPanelProps) => ReactNode }> = {
  edit: { title: 'Edit the copy', Body: EditPanel },
  approval: { title: 'Approval', Body: ApprovalPanel },
  comments: { title: 'Add or resolve comments', Body: CommentsPanel },
  share: { title: 'Review links', Body: SharePanel },
  export: { title: 'Export for Ads Manager', Body: ExportPanel },
}

export function Panel(props: PanelProps) {
  return (
    <WorkspaceProviders workspaceId={props.workspaceId}>
      <OpenPanel {...props} />
    </WorkspaceProviders>
  )
}

function OpenPanel({ name, artifact: initialData, ...props }: PanelProps) {
  const { title, Body } = panels[name]
  const trpc = useTRPC()
  const heading = useRef<HTMLHeadingElement>(null)
  const { artifact_id: artifactId } = initialData
  const query = useQuery(trpc.artifacts.read.queryOptions({ artifactId }, { initialData, refetchInterval: false }))
  const { data: newest } = useQuery(trpc.artifacts.stamp.queryOptions({ artifactId }))
  useEffect(() => heading.current?.focus(), [])
  // Only the stamp is polled, because an artifact can be large.
  useEffect(() => {
    if (newest !== undefined && newest.stamp !== query.data.stamp) void query.refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- the query changes with each fetch
  }, [newest])
  const renew = async () => (await query.refetch({ throwOnError: true })).data
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="panel-title" className={classes.screenOnly}>
      <Stack>
        <Group justify="space-between">
          <Title order={2} id="panel-title" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <Button variant="default" size="xs" onClick={() => mayLeave() && props.close()}>
            Close
          </Button>
        </Group>
        <Body {...props} artifact={query.data} renew={renew} />
      </Stack>
    </Paper>
  )
}
