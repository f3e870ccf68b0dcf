import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { parseAsString, useQueryStates } from 'nuqs'
import { useState, type ReactNode } from 'react'
import { numbers } from '../../components/words.ts'

const shownMax = 100
const parsers = { q: parseAsString.withDefault(''), state: parseAsString }

interface FilteredListProps<Item, State extends string> {
  items: readonly Item[]
  word: string
  states: Readonly<Record<State, string>>
  stateOf: (item: Item) => State
  children: (found: readonly Item[]) => ReactNode
}

export function FilteredList<Item extends { name: string }, State extends string>({
  items,
  word,
  states,
  stateOf,
  children,
}: FilteredListProps<Item, State>) {
  const [{ q, state }, setFilter] = useQueryStates(parsers, { throttleMs: 300 })
  const [shown, setShown] = useState(shownMax)
  const wanted = state !== null && Object.hasOwn(states, state) ? state : null
  const words = q.trim().toLowerCase()
  const found = items.filter(
    (item) => item.name.toLowerCase().includes(words) && (wanted === null || stateOf(item) === wanted),
  )
  return (
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
          value={wanted ?? ''}
          onChange={(event) => void setFilter({ state: event.currentTarget.value || null })}
          data={[
            { value: '', label: 'All' },
            ...Object.entries<string>(states).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Group>
      <Text size="sm" c="dimmed" component="output">
        {`${numbers.format(found.length)} of ${numbers.format(items.length)} ${word}`}
      </Text>
      {children(found.slice(0, shown))}
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + shownMax)}>
          Show more
        </Button>
      )}
    </>
  )
}
