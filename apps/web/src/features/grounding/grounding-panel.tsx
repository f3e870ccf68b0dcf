import type { GroundingMeter } from '@adcopy/contract'
import { Alert, Progress, Table, Text } from '@mantine/core'
import { Section } from '../../components/section.tsx'
import { kibibytes } from '../../components/words.ts'
import { partsOf, refusalsOf } from './meter-words.ts'

export function GroundingPanel({ meter }: { meter: GroundingMeter }) {
  const { total_bytes, total_bytes_max } = meter
  const reading = `${kibibytes(total_bytes)} of ${kibibytes(total_bytes_max)} KiB`
  const refusals = refusalsOf(meter)
  return (
    <Section title="What jobs draw on">
      <Text size="sm">{reading}</Text>
      <Progress
        value={Math.min(100, (total_bytes / total_bytes_max) * 100)}
        color={meter.too_large ? 'red' : 'brand'}
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
