'use client'

import { limits } from '@adcopy/contract'
import { Anchor, Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../components/page-link.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { kibibytes } from '../../components/words.ts'
import { FilteredList } from '../records/filtered-list.tsx'
import classes from '../records/list.module.css'

interface OffersViewProps {
  workspaceId: string
  initial: Outputs['offers']['list']
  canEdit: boolean
}

const states = { active: 'Active', archived: 'Archived' }

export function OffersView({ workspaceId, initial, canEdit }: OffersViewProps) {
  const trpc = useTRPC()
  const { data: offers, error } = useQuery(trpc.offers.list.queryOptions(undefined, { initialData: initial }))
  const home = `/workspaces/${workspaceId}/offers`
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Title order={1}>Offers</Title>
        {canEdit && (
          <Button component={PageLink} href={`${home}/new`}>
            New offer
          </Button>
        )}
      </Group>
      <Text c="dimmed">A job may name one active offer. Copy states what the offer says, and nothing more.</Text>
      <ErrorAlert error={error} />
      {offers.filter(({ archived }) => archived).length === limits.archivedOffersListedMax && (
        <Text c="dimmed">
          This list contains at most the {limits.archivedOffersListedMax} offers that were archived last. Operators can
          list and restore all of them.
        </Text>
      )}
      {offers.length === 0 ? (
        <Text>There is no offer yet. Jobs work without one.</Text>
      ) : (
        <FilteredList
          items={offers}
          word="offers"
          states={states}
          stateOf={({ archived }) => (archived ? 'archived' : 'active')}
        >
          {(found) => (
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
                {found.map(({ offer_id, name, price, archived, bytes }) => (
                  <Table.Tr key={offer_id}>
                    <Table.Td className={classes.name}>
                      <Anchor component={PageLink} href={`${home}/${offer_id}`} dir="auto" lineClamp={3}>
                        {name}
                      </Anchor>
                    </Table.Td>
                    <Table.Td className={`${classes.wide} ${classes.name}`} dir="auto">
                      {price}
                    </Table.Td>
                    <Table.Td className={classes.wide}>{kibibytes(bytes)} KiB</Table.Td>
                    <Table.Td>
                      <Badge color={archived ? 'gray' : 'green'}>{archived ? states.archived : states.active}</Badge>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </FilteredList>
      )}
    </Stack>
  )
}
