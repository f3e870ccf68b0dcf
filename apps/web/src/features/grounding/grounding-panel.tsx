import type { GroundingMeter } from '@adcopy/contract'
import { Alert, Progress, Table, Text } from '@mantine/core'
import { Section } from '../../components/section.tsx'
import { kibibytes } from '../../components/words.ts'
import { partsOf, refusalsOf } from './meter-words.ts'

/** How full the grounding is: in total, by part, and why jobs are refused if it is too large. */
export function GroundingPanel({ meter }: { meter: GroundingMeter }) {
  const { totalBytes, totalBytesMax } = meter
  const reading = `${kibibytes(totalBytes)} of ${kibibytes(totalBytesMax)} KiB`
  const refusals = refusalsOf(meter)
  return (
    <Section title="What jobs draw on">
      <Text size="sm">{reading}</Text>
      <Progress
        value={Math.min(100, (totalBytes / totalBytesMax) * 100)}
        color={meter.tooLarge ? 'red' : 'brand'}
        aria-label={`Size of the grounding: ${reading}`}
      />
      <Table verticalSpacing={4} aria-label="Size by part">
        <Table.Tbody>
          {partsOf(meter).map(({ name, bytes }) => (
            <Table.Tr key={name}>
              <Table.Td>{name}</Table.Td>
              <Table.Td ta="right">{kibibytes(bytes)} KiB</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {refusals.length > 0 && (
        <Alert color="red" title="New jobs are refused">
          {refusals.map((refusal) => (
            <Text key={refusal} size="sm">
              {refusal}
            </Text>
          ))}
        </Alert>
      )}
    </Section>
  )
}
