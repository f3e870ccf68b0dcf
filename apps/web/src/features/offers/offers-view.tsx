'use client'

import { Anchor, Badge, Button, Group, NativeSelect, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { useState } from 'react'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { kibibytes, numbers } from '../../components/words.ts'
import classes from '../records/list.module.css'

interface OffersViewProps {
  workspaceId: string
  initial: Outputs['offers']['list']
  canEdit: boolean
}

const shownMax = 100
const parsers = { q: parseAsString.withDefault(''), state: parseAsStringLiteral(['active', 'archived']) }

/** The offers of a workspace by name, archived ones included. */
export function OffersView({ workspaceId, initial, canEdit }: OffersViewProps) {
  const trpc = useTRPC()
  const [{ q, state }, setFilter] = useQueryStates(parsers, { throttleMs: 300 })
  const [shown, setShown] = useState(shownMax)
  const { data: offers, error } = useQuery(trpc.offers.list.queryOptions(undefined, { initialData: initial }))
  const words = q.trim().toLowerCase()
  const found = offers.filter(
    ({ name, archived }) =>
      name.toLowerCase().includes(words) && (state === null || archived === (state === 'archived')),
  )
  const home = `/workspaces/${workspaceId}/offers`
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Title order={1}>Offers</Title>
        {canEdit && (
          <Button component={Link} href={`${home}/new`}>
            New offer
          </Button>
        )}
      </Group>
      <Text c="dimmed">A job may name one active offer. Copy states what the offer says, and nothing more.</Text>
      <ErrorAlert error={error} />
      {offers.length === 0 ? (
        <Text>There is no offer yet. Jobs work without one.</Text>
      ) : (
        <>
          <Group align="flex-end">
            <TextInput
              label="Search by name"
              type="search"
              value={q}
              onChange={(event) => void setFilter({ q: event.currentTarget.value || null })}
            />
            <NativeSelect
              label="State"
              value={state ?? ''}
              onChange={(event) => void setFilter({ state: (event.currentTarget.value || null) as typeof state })}
              data={[
                { value: '', label: 'All' },
                { value: 'active', label: 'Active' },
                { value: 'archived', label: 'Archived' },
              ]}
            />
          </Group>
          <Text size="sm" c="dimmed" component="output">
            {`${numbers.format(found.length)} of ${numbers.format(offers.length)} offers`}
          </Text>
          <Table aria-label="Offers" layout="fixed">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th className={classes.wide}>Price</Table.Th>
                <Table.Th className={classes.wide} w={110}>
                  Size
                </Table.Th>
                <Table.Th w={110}>State</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.slice(0, shown).map(({ offer_id, name, price, archived, bytes }) => (
                <Table.Tr key={offer_id}>
                  <Table.Td className={classes.name}>
                    <Anchor component={Link} href={`${home}/${offer_id}`} prefetch={false} dir="auto" lineClamp={3}>
                      {name}
                    </Anchor>
                  </Table.Td>
                  <Table.Td className={`${classes.wide} ${classes.name}`} dir="auto">
                    {price}
                  </Table.Td>
                  <Table.Td className={classes.wide}>{kibibytes(bytes)} KiB</Table.Td>
                  <Table.Td>
                    <Badge color={archived ? 'gray' : 'green'} variant="light">
                      {archived ? 'Archived' : 'Active'}
                    </Badge>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {found.length > shown && (
            <Button variant="default" onClick={() => setShown(shown + shownMax)}>
              Show more
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
