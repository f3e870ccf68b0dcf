'use client'

import { jobStates, limits, type JobState } from '@adcopy/contract'
import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { ExportLinks } from '../artifact/export/export-links.tsx'
import { exportNote } from '../artifact/export/export-note.ts'
import { jobFilterParsers, jobListInput, type JobFilter } from './job-filter.ts'
import { JobRow } from './job-row.tsx'
import { jobStateWords } from './job-words.ts'

/** The list is polled even if all its jobs are terminal, because partners may create jobs at any time. */
const idleSeconds = 5

interface JobsViewProps {
  workspaceId: string
  /** Null if the list was refused. */
  initial: Outputs['jobs']['list'] | null
  initialFilter: JobFilter
}

export function JobsView({ workspaceId, initial, initialFilter }: JobsViewProps) {
  const trpc = useTRPC()
  const [first] = useState(initialFilter)
  const [filter, setFilter] = useQueryStates(jobFilterParsers, { history: 'push' })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isFirst = filter.status === first.status && filter.cursor === first.cursor
  const { data, error, isPlaceholderData } = useQuery(
    trpc.jobs.list.queryOptions(jobListInput(filter), {
      ...(isFirst && initial !== null && { initialData: initial }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => 1000 * Math.min(state.data?.retry_after_seconds ?? idleSeconds, idleSeconds),
    }),
  )
  const jobs = data?.data ?? []
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Title order={1}>Jobs</Title>
        <NativeSelect
          label="Status"
          value={filter.status ?? ''}
          onChange={(event) =>
            void setFilter({ status: (event.currentTarget.value || null) as JobState | null, cursor: null })
          }
          data={[
            { value: '', label: 'All' },
            ...jobStates.map((state) => ({ value: state, label: jobStateWords[state].label })),
          ]}
        />
      </Group>
      <ErrorAlert error={error} />
      {data !== undefined && jobs.length === 0 && <Text c="dimmed">{emptyWords(filter)}</Text>}
      {chosen.length > 0 && (
        <Paper component="section" aria-label="Export" withBorder p="md">
          <Stack gap="xs">
            <Text component="output">
              {chosen.length === 1 ? '1 artifact is' : `${chosen.length} artifacts are`} chosen, in their newest
              versions. A file holds {limits.exportedArtifactsMax} at most.
            </Text>
            <Group>
              {chosen.length <= limits.exportedArtifactsMax && (
                <ExportLinks workspaceId={workspaceId} artifacts={chosen} />
              )}
              <Button variant="subtle" onClick={() => setChosen([])}>
                Choose none
              </Button>
            </Group>
            <Text size="sm" c="dimmed">
              {exportNote}
            </Text>
          </Stack>
        </Paper>
      )}
      <Stack component="ul" gap="xs" p={0} m={0} aria-label="Jobs, newest first" aria-busy={isPlaceholderData}>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            workspaceId={workspaceId}
            job={job}
            isDraft={job.status === 'succeeded' && data?.offline_drafts.includes(job.result.artifact_id) === true}
            chosen={job.status === 'succeeded' && chosen.includes(job.result.artifact_id)}
            onChoose={(id, isChosen) =>
              setChosen([...chosen.filter((other) => other !== id), ...(isChosen ? [id] : [])])
            }
          />
        ))}
      </Stack>
      <Group justify="center">
        {filter.cursor !== null && (
          <Button variant="default" onClick={() => void setFilter({ cursor: null })}>
            Show newest
          </Button>
        )}
        {data !== undefined && data.next_cursor !== null && (
          <Button
            variant="default"
            loading={isPlaceholderData}
            onClick={() => void setFilter({ cursor: data.next_cursor })}
          >
            Show older
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function emptyWords({ status, cursor }: JobFilter): string {
  if (status === null && cursor === null) return 'Nothing has been generated in this workspace yet.'
  return status === null ? 'There are no older jobs.' : 'No job is in this state.'
}
