'use client'

import { Alert, List, ListItem, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { numbers } from '../../components/words.ts'

interface HealthViewProps {
  health: Outputs['operations']['health']
  operators: Outputs['operations']['operators']
}

export function HealthView(initial: HealthViewProps) {
  const trpc = useTRPC()
  const { operations } = trpc
  const { data, error } = useQuery(operations.health.queryOptions(undefined, { initialData: initial.health }))
  const operators = useQuery(operations.operators.queryOptions(undefined, { initialData: initial.operators }))
  const { database, backlog, wrong, notices } = data
  const oldest = backlog?.oldest_seconds ?? null
  return (
    <Stack maw={860}>
      <Title order={1}>Health</Title>
      <ErrorAlert error={error} />
      {wrong.length === 0 ? (
        <Alert color="green" title="Nothing wrong was found" />
      ) : (
        <Findings title="Wrong" color="red" lines={wrong} />
      )}
      {notices.length > 0 && <Findings title="Worth knowing" color="orange" lines={notices} />}
      <Table variant="vertical" withTableBorder layout="fixed">
        <tbody>
          <Row term="PostgreSQL">{database.version ?? 'unknown'}</Row>
          <Row term="Clock ahead">{database.clock_ahead_seconds ?? 0} s</Row>
          <Row term="Worker connections">{database.worker_connections ?? 0}</Row>
          <Row term="Open jobs">{numbers.format(backlog?.jobs ?? 0)}</Row>
          <Row term="Oldest open job">{oldest === null ? 'none' : `${oldest} s`}</Row>
          <Row term="Creating jobs">{data.switches?.PUBLIC_API_ENABLED ?? 'unknown'}</Row>
        </tbody>
      </Table>
      <Text c="dimmed">
        Not looked at from here: Temporal and its task queues, pending migrations, the settings of the models. The
        command ops doctor looks at those too.
      </Text>
      <Title order={2}>Operators</Title>
      {operators.data.length === 0 ? (
        <Text c="dimmed">None.</Text>
      ) : (
        <List>
          {operators.data.map(({ user_id, name, email }) => (
            <ListItem key={user_id}>
              {name} ({email})
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  )
}

function Findings({ title, color, lines }: { title: string; color: string; lines: readonly string[] }) {
  return (
    <Alert color={color} title={title}>
      <List size="sm">
        {lines.map((line) => (
          <ListItem key={line}>{line}</ListItem>
        ))}
      </List>
    </Alert>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{term}</Table.Th>
      <Table.Td>{children}</Table.Td>
    </Table.Tr>
  )
}
