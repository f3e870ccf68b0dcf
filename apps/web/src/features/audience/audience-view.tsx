'use client'

import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../components/page-link.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import classes from '../records/list.module.css'

interface AudienceViewProps {
  workspaceId: string
  initial: { avatars: Outputs['avatars']['list']; reports: Outputs['thinkReports']['list'] }
  canEdit: boolean
}

export function AudienceView({ workspaceId, initial, canEdit }: AudienceViewProps) {
  const trpc = useTRPC()
  const avatars = useQuery(trpc.avatars.list.queryOptions(undefined, { initialData: initial.avatars }))
  const reports = useQuery(trpc.thinkReports.list.queryOptions(undefined, { initialData: initial.reports }))
  const home = `/workspaces/${workspaceId}/audience`
  return (
    <Stack>
      <Title order={1}>Audience</Title>
      <Text c="dimmed">Every job draws on all avatars and all Think reports.</Text>
      <Part
        title="Avatars"
        empty="There is no avatar yet. An avatar portrays one kind of customer."
        error={avatars.error}
        add={canEdit ? { label: 'New avatar', href: `${home}/avatars/new` } : null}
        items={avatars.data.map(({ avatar_id, avatar }) => ({
          href: `${home}/avatars/${avatar_id}`,
          title: avatar.name,
          text: avatar.description ?? avatar.pains?.[0] ?? '',
        }))}
      />
      <Part
        title="Think reports"
        empty="There is no Think report yet. A Think report has findings of market research."
        error={reports.error}
        add={canEdit ? { label: 'New Think report', href: `${home}/think-reports/new` } : null}
        items={reports.data.map(({ think_report_id, report }) => ({
          href: `${home}/think-reports/${think_report_id}`,
          title: report.title,
          text: report.summary ?? report.findings?.[0] ?? '',
        }))}
      />
    </Stack>
  )
}

interface PartProps {
  title: string
  empty: string
  error: Parameters<typeof ErrorAlert>[0]['error']
  add: { label: string; href: string } | null
  items: ReadonlyArray<{ href: string; title: string; text: string }>
}

function Part({ title, empty, error, add, items }: PartProps) {
  return (
    <Stack component="section" aria-label={title} gap="sm">
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        {add !== null && (
          <Button component={PageLink} href={add.href} variant="default">
            {add.label}
          </Button>
        )}
      </Group>
      <ErrorAlert error={error} />
      {items.length === 0 && <Text>{empty}</Text>}
      <ul className={classes.list} aria-label={title}>
        {items.map(({ href, title: name, text }) => (
          <Paper key={href} component="li" withBorder p="md">
            <Anchor component={PageLink} href={href} fw={600} dir="auto" className={classes.name} lineClamp={2}>
              {name.slice(0, 200)}
            </Anchor>
            <Text size="sm" c="dimmed" dir="auto" className={classes.name} lineClamp={2}>
              {text.slice(0, 400)}
            </Text>
          </Paper>
        ))}
      </ul>
    </Stack>
  )
}
