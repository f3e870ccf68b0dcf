'use client'

import type { AuditEventView } from '@adcopy/core'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { instantOf } from '../../components/words.ts'
import rows from '../../components/rows.module.css'
import { auditWords } from './audit-words.ts'

interface AuditListProps {
  list: { data: AuditEventView[]; next_cursor: string | null }
  cursor: string | null
  setCursor: (cursor: string | null) => unknown
  workspaces?: ReadonlyMap<string, string>
}

/** Only ids are shown, not hashes or names of settings. */
function hasShownId({ target }: AuditEventView): boolean {
  return target.kind === 'other' && /^[a-z]+_[0-9a-z]{26}$/.test(target.id)
}

export function AuditList({ list, cursor, setCursor, workspaces }: AuditListProps) {
  return (
    <>
      {list.data.length === 0 && <Text c="dimmed">Nothing was changed yet.</Text>}
      <Stack component="ol" gap="xs" p={0} m={0} aria-label="Events, newest first">
        {list.data.map((event) => (
          <Paper component="li" key={event.id} withBorder p="sm" className={rows.item}>
            <Text dir="auto">{auditWords(event)}</Text>
            <Text size="xs" c="dimmed" dir="auto">
              <time dateTime={event.at}>{instantOf(new Date(event.at))}</time>
              {workspaces !== undefined && event.workspace_id !== null && (
                <> · {workspaces.get(event.workspace_id) ?? event.workspace_id}</>
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
  )
}
