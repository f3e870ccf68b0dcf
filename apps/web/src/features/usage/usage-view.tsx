'use client'

import { Paper, Progress, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { instantOf, numbers } from '../../components/words.ts'
import { UsagePlot } from './usage-plot.tsx'

export function UsageView({ initial }: { initial: Outputs['usage']['read'] }) {
  const trpc = useTRPC()
  const { data: usage, error } = useQuery(trpc.usage.read.queryOptions(undefined, { initialData: initial }))
  const { allocation, used, days } = usage
  const left = allocation === null ? null : Math.max(0, allocation - used)
  return (
    <Stack maw={860}>
      <Title order={1}>Usage</Title>
      <ErrorAlert error={error} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Figure label="Used this month" value={numbers.format(used)} />
        <Figure label="Allocation" value={allocation === null ? 'Not set' : numbers.format(allocation)} />
        <Figure label="Left" value={left === null ? '–' : numbers.format(left)} />
      </SimpleGrid>
      {allocation !== null && allocation > 0 && (
        <Progress value={Math.min(100, (100 * used) / allocation)} aria-label="Part of the allocation that is used" />
      )}
      <Text c="dimmed">
        {left === 0
          ? 'The allocation is used up: new jobs are refused until it is renewed.'
          : 'Each accepted job uses one unit, whether it succeeds or fails.'}{' '}
        The allocation is renewed on {instantOf(new Date(usage.reset_at))}.
      </Text>
      <Title order={2}>Jobs by day</Title>
      <UsagePlot days={days} />
      <Ledger days={days.filter(({ jobs }) => jobs > 0).toReversed()} />
    </Stack>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600} size="xl">
        {value}
      </Text>
    </Paper>
  )
}

function Ledger({ days }: Pick<Outputs['usage']['read'], 'days'>) {
  if (days.length === 0) return <Text c="dimmed">No job was accepted this month or last.</Text>
  return (
    <Table withTableBorder captionSide="top" maw={420}>
      <Table.Caption ta="start" mb="xs">
        Jobs accepted by day, UTC, newest first. Days without jobs are left out.
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Day</Table.Th>
          <Table.Th scope="col">Jobs</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map(({ day, jobs }) => (
          <Table.Tr key={day}>
            <Table.Td>{day}</Table.Td>
            <Table.Td>{numbers.format(jobs)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
