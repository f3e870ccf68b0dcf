import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { countOf, numbers } from '../../components/words.ts'
import classes from '../records/list.module.css'

type Fact = Outputs['knowledge']['show']['facts'][number]

interface FactListProps {
  fileId: string
  facts: readonly Fact[]
  canEdit: boolean
}

const shownMax = 100

export function FactList({ fileId, facts, canEdit }: FactListProps) {
  const trpc = useTRPC()
  const choose = useAct(trpc.knowledge.choose.mutationOptions())
  const [shown, setShown] = useState(shownMax)
  const leftOut = facts.filter(({ left_out }) => left_out)
  const set = (chosen: readonly Fact[], isLeftOut: boolean) =>
    choose.mutate({ fileId, positions: chosen.map(({ position }) => position), leftOut: isLeftOut })
  return (
    <Stack>
      <Group>
        <Text component="output" size="sm">
          {`In the brand brief: ${numbers.format(facts.length - leftOut.length)} of ${countOf(facts.length, 'fact')}.`}
        </Text>
        {canEdit && leftOut.length < facts.length && (
          <Button variant="default" size="xs" loading={choose.isPending} onClick={() => set(facts, true)}>
            Leave all out
          </Button>
        )}
        {canEdit && leftOut.length > 0 && (
          <Button variant="default" size="xs" loading={choose.isPending} onClick={() => set(leftOut, false)}>
            Take all back
          </Button>
        )}
      </Group>
      <ErrorAlert error={choose.error} />
      <ul className={classes.list} aria-label="Facts">
        {facts.slice(0, shown).map((fact) => (
          <li key={fact.position}>
            <Checkbox
              checked={!fact.left_out}
              iconColor="var(--mantine-primary-color-contrast)"
              disabled={!canEdit}
              onChange={() => set([fact], !fact.left_out)}
              description={<FactPlace fact={fact} />}
              label={
                <Text component="span" size="sm" dir="auto" td={fact.left_out ? 'line-through' : undefined}>
                  {fact.text}
                </Text>
              }
            />
          </li>
        ))}
      </ul>
      {facts.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + shownMax)}>
          Show more facts
        </Button>
      )}
    </Stack>
  )
}

function FactPlace({ fact: { subject, page, left_out } }: { fact: Fact }) {
  const place = [subject.join(' › '), page === undefined ? '' : `Page ${page}`, left_out ? 'Left out' : '']
  return <span dir="auto">{place.filter((part) => part !== '').join(' · ')}</span>
}
