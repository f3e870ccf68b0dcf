'use client'

import { Anchor, Badge, Code, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { countOf, instantOf, labelOf } from '../../components/words.ts'

type Jobs = Outputs['operations']['troubledJobs']

interface TroubledJobsViewProps {
  initial: Jobs
  /** Null if TEMPORAL_UI_URL is not set. */
  workflowsUrl: string | null
}

export function TroubledJobsView({ initial, workflowsUrl }: TroubledJobsViewProps) {
  const trpc = useTRPC()
  const { data, error } = useQuery(trpc.operations.troubledJobs.queryOptions(undefined, { initialData: initial }))
  return (
    <Stack maw={960}>
      <Title order={1}>Jobs</Title>
      <ErrorAlert error={error} />
      {workflowsUrl === null && <Text c="dimmed">TEMPORAL_UI_URL is not set, so there are no links to workflows.</Text>}
      <Title order={2}>Open for more than five minutes</Title>
      <List label="Stuck jobs" jobs={data.stuck} workflowsUrl={workflowsUrl} none="No open job is that old." />
      <Title order={2}>Failed within the last week</Title>
      <List label="Failed jobs" jobs={data.failed} workflowsUrl={workflowsUrl} none="No job failed." />
    </Stack>
  )
}

interface ListProps {
  label: string
  jobs: Jobs['stuck']
  workflowsUrl: string | null
  none: string
}

function List({ label, jobs, workflowsUrl, none }: ListProps) {
  if (jobs.length === 0) return <Text c="dimmed">{none}</Text>
  return (
    <Stack component="ul" gap="xs" p={0} m={0} aria-label={label}>
      {jobs.map((job) => (
        <Paper component="li" key={job.job_id} withBorder p="sm">
          <Group justify="space-between">
            <Code>{job.job_id}</Code>
            <Badge color={job.status === 'failed' ? 'red' : 'orange'}>{labelOf(job.error_code ?? job.status)}</Badge>
          </Group>
          <Text size="sm">
            {labelOf(job.platform)}, {labelOf(job.copy_length).toLowerCase()} · accepted{' '}
            {instantOf(new Date(job.created_at))} · deadline {instantOf(new Date(job.deadline_at))}
            {job.attempts !== null && ` · ${countOf(job.attempts, 'lease')}`}
          </Text>
          {job.failed_checks.length > 0 && (
            <Text size="sm">Broken checks: {job.failed_checks.map(labelOf).join(', ')}</Text>
          )}
          <Text size="sm" c="dimmed">
            <Code>{job.workspace_id}</Code>{' '}
            {workflowsUrl !== null && (
              <Anchor href={`${workflowsUrl}/${job.job_id}`} target="_blank" rel="noreferrer" size="sm">
                Workflow of {job.job_id} in the Temporal UI
              </Anchor>
            )}
          </Text>
        </Paper>
      ))}
    </Stack>
  )
}
