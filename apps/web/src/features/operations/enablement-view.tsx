'use client'

import type { PersonItem } from '@adcopy/contract'
import { Badge, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { instantOf } from '../../components/words.ts'

export function EnablementView({ initial }: { initial: Outputs['operations']['enablement'] }) {
  const trpc = useTRPC()
  const { data: items, error } = useQuery(trpc.operations.enablement.queryOptions(undefined, { initialData: initial }))
  const tick = useAct(trpc.operations.tick.mutationOptions())
  return (
    <Stack maw={780}>
      <Title order={1}>Enablement checklist</Title>
      <Text c="dimmed">
        Until the last item is ticked, the documents of the API are linked nowhere and closed to search engines.
      </Text>
      <ErrorAlert error={error ?? tick.error} />
      <Stack component="ul" gap="xs" p={0} m={0} aria-label="Checklist">
        {items.map(({ item, label, by, done, ticked_by, ticked_at }) => (
          <Paper component="li" key={item} withBorder p="sm">
            {by === 'person' ? (
              <Checkbox
                label={label}
                checked={done}
                onChange={(event) => tick.mutate({ item: item as PersonItem, done: event.currentTarget.checked })}
                description={ticked_at === null ? null : `${ticked_by}, ${instantOf(new Date(ticked_at))}`}
              />
            ) : (
              <Group justify="space-between">
                <Text size="sm">{label}</Text>
                <Badge color={done ? 'green' : 'orange'}>{done ? 'Checked' : 'Not yet'}</Badge>
              </Group>
            )}
          </Paper>
        ))}
      </Stack>
    </Stack>
  )
}
