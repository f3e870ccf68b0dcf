'use client'

import type { AuditEventView } from '@adcopy/core'
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parseAsString, useQueryState } from 'nuqs'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { instantOf } from '../../components/words.ts'
import { auditWords } from './audit-words.ts'

interface AuditViewProps {
  initial: Outputs['audit']['list']
  /** Set only for operators. The list then covers all workspaces. */
  workspaces?: Outputs['operations']['workspaces']
}

export function AuditView({ initial, workspaces }: AuditViewProps) {
  const trpc = useTRPC()
  const [cursor, setCursor] = useQueryState('cursor', parseAsString.withOptions({ history: 'push' }))
  const input = cursor === null ? {} : { cursor }
  const options = { ...(cursor === null && { initialData: initial }), placeholderData: keepPreviousData }
  const { data: list, error } = useQuery(
    workspaces === undefined
      ? trpc.audit.list.queryOptions(input, options)
      : trpc.operations.audit.queryOptions(input, options),
  )
  const names = workspaces && new Map(workspaces.map(({ workspace_id, name }) => [workspace_id, name]))
  return (
    <Stack maw={860}>
      <Title order={1}>Audit trail</Title>
      <ErrorAlert error={error} />
      {list !== undefined && (
        <>
          {list.data.length === 0 && <Text c="dimmed">Nothing was changed yet.</Text>}
          <Stack component="ol" gap="xs" p={0} m={0} aria-label="Events, newest first">
            {list.data.map((event) => (
              <Paper component="li" key={event.id} withBorder p="sm">
                <Text dir="auto">{auditWords(event)}</Text>
                <Text size="xs" c="dimmed" dir="auto">
                  <time dateTime={event.at}>{instantOf(new Date(event.at))}</time>
                  {names !== undefined && event.workspace_id !== null && (
                    <> · {names.get(event.workspace_id) ?? event.workspace_id}</>
                  )}
                  {hasShownId(event) && <> · {event.target.id}</>}
                </Text>
              </Paper>
            ))}
          </Stack>
          <Group justify="center">
            {cursor !== null && (
              <Button variant="default" onClick={() => void setCursor(null)}>
                Show newest
              </Button>
            )}
            {list.next_cursor !== null && (
              <Button variant="default" onClick={() => void setCursor(list.next_cursor)}>
                Show older
              </Button>
            )}
          </Group>
        </>
      )}
    </Stack>
  )
}

/** Only ids are shown, not hashes or names of settings. */
function hasShownId({ target }: AuditEventView): boolean {
  return target.kind === 'other' && /^[a-z]+_[0-9a-z]{26}$/.test(target.id)
}
