'use client'

import { jobErrors } from '@adcopy/contract'
import type { FollowedJob } from '@adcopy/core'
import { Alert, Badge, Button, Code, Group, List, ListItem, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { checkMeaning } from '../../components/check-meanings.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { instantOf, labelOf } from '../../components/words.ts'
import { playgroundPath } from '../playground/playground-path.ts'
import { jobRemedies, jobStateWords } from './job-words.ts'

export function JobView({ initial, mayCreate }: { initial: FollowedJob; mayCreate: boolean }) {
  const trpc = useTRPC()
  const router = useRouter()
  const { data: job, error } = useQuery(
    trpc.jobs.show.queryOptions(
      { jobId: initial.job_id },
      {
        initialData: initial,
        refetchInterval: ({ state }) => 1000 * (state.data?.retry_after_seconds ?? 0),
      },
    ),
  )
  const artifactId = job.artifact_id
  useEffect(() => {
    if (artifactId !== null) router.replace(`/artifacts/${artifactId}`)
  }, [artifactId, router])
  const { label, color } = jobStateWords[job.status]
  return (
    <Stack maw={780}>
      <Group justify="space-between">
        <Title order={1}>{job.status === 'failed' ? 'No copy' : 'Copy is on its way'}</Title>
        <Badge component="output" color={color}>
          {label}
        </Badge>
      </Group>
      <ErrorAlert error={error} />
      {job.error_code !== null && (
        <Alert color="red" title={jobErrors[job.error_code]}>
          {jobRemedies[job.error_code]}
        </Alert>
      )}
      {job.status === 'failed' && mayCreate && (
        <Group>
          <Button component={PageLink} href={playgroundPath(job.workspace_id, job)}>
            Try again in the playground
          </Button>
        </Group>
      )}
      {job.failed_checks.length > 0 && <FailedChecks checks={job.failed_checks} />}
      <Title order={2}>Job</Title>
      <Table variant="vertical" withTableBorder layout="fixed">
        <tbody>
          <Row term="Job">
            <Group gap="xs">
              <Code>{job.job_id}</Code>
              <CopyButton text={job.job_id} what="job id" />
            </Group>
          </Row>
          <Row term="Platform">{labelOf(job.platform)}</Row>
          <Row term="Awareness">{labelOf(job.awareness_level)}</Row>
          <Row term="Length">{labelOf(job.copy_length)}</Row>
          <Row term="Accepted">{instantOf(new Date(job.created_at))}</Row>
          {job.started_at !== null && <Row term="Begun">{instantOf(new Date(job.started_at))}</Row>}
          {job.completed_at !== null && <Row term="Ended">{instantOf(new Date(job.completed_at))}</Row>}
        </tbody>
      </Table>
    </Stack>
  )
}

/** Lists only the names of the failed checks, because the drafts and the brief of a failed job have been deleted. */
function FailedChecks({ checks }: { checks: readonly string[] }) {
  return (
    <>
      <Title order={2}>What the last draft failed</Title>
      <List listStyleType="none" spacing="xs">
        {checks.map((check) => (
          <ListItem key={check}>
            <Text fw={600}>{labelOf(check)}</Text>
            <Text size="sm" c="dimmed">
              {checkMeaning(check) ?? 'A check of an older version.'}
            </Text>
          </ListItem>
        ))}
      </List>
    </>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th w={120}>{term}</Table.Th>
      <Table.Td>{children}</Table.Td>
    </Table.Tr>
  )
}
