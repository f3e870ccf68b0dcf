import { factsOfOffer } from '@adcopy/generation/facts'
import { List, ListItem, Text } from '@mantine/core'
import { Section } from '../../components/section.tsx'
import type { RecordContent } from '../records/record-fields.ts'
import { offerFields } from './offer-fields.ts'

export function OfferFacts({ draft }: { draft: RecordContent }) {
  const facts = factsOfOffer({ name: '', ...draft })
  return (
    <Section title="What a job sees">
      <Text size="sm" c="dimmed">
        Copy may state these facts, and nothing else about the offer.
      </Text>
      {facts.length === 0 ? (
        <Text size="sm">Nothing yet.</Text>
      ) : (
        <List size="sm" aria-label="Facts of the offer" listStyleType="none" spacing="xs">
          {facts.map(({ id, text, source }) => (
            <ListItem key={id}>
              <Text size="xs" c="dimmed">
                {offerFields.find(({ name }) => name === source.field)?.label}
              </Text>
              <Text size="sm" dir="auto">
                {text}
              </Text>
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  )
}
