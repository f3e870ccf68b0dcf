import type { BrandMeter } from '@adcopy/core'
import { Alert, List, ListItem, Progress, Stack, Text } from '@mantine/core'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { countOf, kibibytes, numbers } from '../../components/words.ts'
import { refusalsOf } from '../grounding/meter-words.ts'

interface BriefPanelProps {
  meter: BrandMeter
  canEdit: boolean
}

export function BriefPanel({ meter, canEdit }: BriefPanelProps) {
  const { fields, field_bytes_max, too_large, files } = meter
  const bytes = fields.find(({ part }) => part === 'brand_brief')?.bytes ?? 0
  const beyond = files.filter(({ facts_beyond }) => facts_beyond > 0)
  const reading = `${kibibytes(bytes)} of ${kibibytes(field_bytes_max)} KiB`
  return (
    <Section title="Brand brief">
      <Text size="sm">{`${reading}: the facts of all files that copy may draw on.`}</Text>
      <Progress
        value={Math.min(100, (bytes / field_bytes_max) * 100)}
        color={bytes > field_bytes_max ? 'red' : 'brand'}
        aria-label={`Brand brief: ${reading}`}
      />
      {too_large && (
        <Alert color="red" role="alert" title="New jobs are refused">
          <Stack gap="xs">
            {refusalsOf(meter).map((reason) => (
              <Text key={reason} size="sm">
                {reason}
              </Text>
            ))}
            {beyond.length > 0 && <Beyond files={beyond} />}
            {beyond.length > 0 && canEdit && <KeepFitting files={beyond} />}
          </Stack>
        </Alert>
      )}
    </Section>
  )
}

function Beyond({ files }: { files: BrandMeter['files'] }) {
  return (
    <List size="sm" aria-label="Facts that do not fit, by file">
      {files.map(({ file_id, name, facts, facts_beyond, bytes_beyond }) => (
        <ListItem key={file_id} dir="auto">
          {`${name}: without room for ${numbers.format(facts_beyond)} of ${countOf(facts, 'fact')} (${kibibytes(bytes_beyond)} KiB).`}
        </ListItem>
      ))}
    </List>
  )
}

function KeepFitting({ files }: { files: BrandMeter['files'] }) {
  const trpc = useTRPC()
  const keep = useAct(trpc.knowledge.keepFitting.mutationOptions())
  const count = files.reduce((sum, { facts_beyond }) => sum + facts_beyond, 0)
  return (
    <div>
      <ConfirmButton
        label="Keep what fits"
        question={{
          title: 'Keep the facts that fit?',
          children: (
            <>
              <p>
                The facts stay in their order, and what does not fit is left out of the brand brief:{' '}
                {countOf(count, 'fact')} at the end. Each file shows which, and you can take any of them back.
              </p>
              <Beyond files={files} />
            </>
          ),
          confirm: 'Leave out the rest',
        }}
        act={() => keep.mutateAsync()}
      />
    </div>
  )
}
