'use client'

import { Alert, Anchor, Badge, Group, List, ListItem, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { PageLink } from '../../components/page-link.tsx'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { instantOf, kibibytes, numbers } from '../../components/words.ts'
import { jobStateWords } from '../jobs/job-words.ts'
import { FactList } from './fact-list.tsx'
import { fileStates } from './knowledge-words.ts'

const readingMs = 2_000
const idleMs = 5_000

interface FileViewProps {
  workspaceId: string
  initial: { file: Outputs['knowledge']['show']; jobs: Outputs['knowledge']['jobs'] }
  canEdit: boolean
}

export function FileView({ workspaceId, initial, canEdit }: FileViewProps) {
  const trpc = useTRPC()
  const input = { fileId: initial.file.file_id }
  const { data: file, error } = useQuery(
    trpc.knowledge.show.queryOptions(input, {
      initialData: initial.file,
      refetchInterval: ({ state }) => (state.data?.state === 'pending' ? readingMs : idleMs),
    }),
  )
  const { data: jobs } = useQuery(trpc.knowledge.jobs.queryOptions(input, { initialData: initial.jobs }))
  const { label, color } = fileStates[file.state]
  return (
    <Stack maw={900}>
      <Group justify="space-between" align="flex-start">
        <Title order={1} dir="auto">
          {file.name}
        </Title>
        <Badge component="output" color={color}>
          {label}
        </Badge>
      </Group>
      <ErrorAlert error={error} />
      {file.failure !== undefined && <Alert color="red">{file.failure.message}</Alert>}
      {file.state === 'pending' && <Text>Its facts will be here in a moment.</Text>}
      {file.facts.length > 0 && (
        <>
          <Text c="dimmed">
            {`Facts that copy may draw on, in the words of the file: ${kibibytes(file.brief_bytes)} KiB of the brand brief.`}
          </Text>
          <FactList fileId={file.file_id} facts={file.facts} canEdit={canEdit} />
        </>
      )}
      <Title order={2}>Jobs that used it</Title>
      <JobsOfFile workspaceId={workspaceId} jobs={jobs} />
      {canEdit && <RemoveFile workspaceId={workspaceId} fileId={file.file_id} name={file.name} />}
    </Stack>
  )
}

function JobsOfFile({
  workspaceId,
  jobs: { count, has_more, jobs },
}: {
  workspaceId: string
  jobs: Outputs['knowledge']['jobs']
}) {
  if (count === 0) return <Text>No job has used this file.</Text>
  return (
    <>
      {count > jobs.length && (
        <Text
          size="sm"
          c="dimmed"
        >{`The newest of ${has_more ? 'more than ' : ''}${numbers.format(count)} jobs.`}</Text>
      )}
      <List listStyleType="none" spacing="xs" aria-label="Jobs that used this file">
        {jobs.map(({ job_id, status, created_at, artifact_id, headline }) => (
          <ListItem key={job_id}>
            <Anchor
              component={PageLink}
              href={artifact_id === null ? `/workspaces/${workspaceId}/jobs/${job_id}` : `/artifacts/${artifact_id}`}
            >
              <span dir="auto">{headline ?? 'Job without copy'}</span>
            </Anchor>{' '}
            <Text span size="sm" c="dimmed">
              {instantOf(new Date(created_at))}
            </Text>{' '}
            <Badge color={jobStateWords[status].color}>{jobStateWords[status].label}</Badge>
          </ListItem>
        ))}
      </List>
    </>
  )
}

function RemoveFile({ workspaceId, fileId, name }: { workspaceId: string; fileId: string; name: string }) {
  const trpc = useTRPC()
  const router = useRouter()
  const remove = useAct(trpc.knowledge.remove.mutationOptions())
  return (
    <div>
      <ConfirmButton
        label="Remove this file"
        question={{
          title: `Remove ${name}?`,
          children:
            'Its facts leave the brand brief, so that no new copy draws on them. Accepted jobs and their copy stay. This cannot be undone.',
          confirm: 'Remove',
        }}
        act={async () => {
          await remove.mutateAsync({ fileId })
          router.replace(`/workspaces/${workspaceId}/knowledge`)
        }}
      />
    </div>
  )
}
