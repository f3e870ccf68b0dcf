import type { GroundingMeter } from '@adcopy/contract'
import { describeFact, type Fact } from '@adcopy/generation/facts'
import { Alert, Stack, Text, Title } from '@mantine/core'
import { PageLink } from '../../components/page-link.tsx'
import { countOf, kibibytes, numbers } from '../../components/words.ts'
import { refusalsOf } from '../grounding/meter-words.ts'

interface GroundingPreviewProps {
  workspaceId: string
  meter: GroundingMeter | null
  facts: ReadonlyArray<Pick<Fact, 'id' | 'subject' | 'text'>>
}

const shownMax = 300

export function GroundingPreview({ workspaceId, meter, facts }: GroundingPreviewProps) {
  const home = `/workspaces/${workspaceId}`
  if (meter === null) {
    return (
      <Alert color="orange" variant="light" title="No brand profile">
        Copy rests on the brand profile. <PageLink href={`${home}/brand`}>Fill it in first.</PageLink>
      </Alert>
    )
  }
  return (
    <Stack gap="sm">
      <Title order={2}>Facts the job will use</Title>
      <Text size="sm">
        {kibibytes(meter.total_bytes)} of {kibibytes(meter.total_bytes_max)} KiB in {countOf(facts.length, 'fact')}
        {meter.fields[0] !== undefined &&
          `; the largest field has ${kibibytes(meter.fields[0].bytes)} KiB of ${kibibytes(meter.field_bytes_max)}`}
        .
      </Text>
      {meter.too_large && (
        <Alert color="red" variant="light" title="Too large">
          A job would be refused, and nothing is cut.
          {refusalsOf(meter).map((reason) => (
            <Text key={reason} size="sm">
              {reason}
            </Text>
          ))}
          <Text size="sm">
            Shorten them in the <PageLink href={`${home}/brand`}>brand profile</PageLink>, the{' '}
            <PageLink href={`${home}/offers`}>offers</PageLink> or the{' '}
            <PageLink href={`${home}/audience`}>audience</PageLink>. Under{' '}
            <PageLink href={`${home}/knowledge`}>Knowledge</PageLink>, an editor can choose “Keep what fits”.
          </Text>
        </Alert>
      )}
      <details>
        <summary>Fact sheet</summary>
        <ol>
          {facts.slice(0, shownMax).map((fact) => (
            <li key={fact.id}>
              <Text size="sm" dir="auto" style={{ overflowWrap: 'anywhere' }}>
                {describeFact(fact)}
              </Text>
            </li>
          ))}
        </ol>
        {facts.length > shownMax && <Text size="sm">And {numbers.format(facts.length - shownMax)} more.</Text>}
      </details>
    </Stack>
  )
}
