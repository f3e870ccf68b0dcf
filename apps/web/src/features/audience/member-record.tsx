import { meterFields, sumMeter } from '@adcopy/contract'
import { Alert, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import type { SentError } from '../../components/problem-words.ts'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { GroundingPanel } from '../grounding/grounding-panel.tsx'
import { RecordForm } from '../records/record-form.tsx'
import type { RecordContent, RecordField } from '../records/record-fields.ts'
import type { StoredRecord } from '../records/use-record.ts'

interface MemberRecordProps {
  workspaceId: string
  word: string
  fields: readonly RecordField[]
  kind: 'avatar' | 'think_report'
  /** The record's index in the grounding; null for a new record. */
  place: number | null
  /** Null for a new record, undefined for a removed record. */
  stored: StoredRecord | null | undefined
  meter: Outputs['brand']['meter']
  error: SentError | null
  canEdit: boolean
  add: (content: RecordContent) => Promise<void>
  update: (content: RecordContent, basedOn: string) => Promise<string>
  remove: () => Promise<unknown>
  reread: () => Promise<StoredRecord | undefined>
}

const empty: StoredRecord = { content: {}, version: null }

export function MemberRecord(props: MemberRecordProps) {
  const { workspaceId, word, fields, kind, place, stored, canEdit } = props
  const trpc = useTRPC()
  const router = useRouter()
  const { data: meter } = useQuery(trpc.brand.meter.queryOptions(undefined, { initialData: props.meter }))
  const part = `${kind}s` as const
  const others = meter.fields.filter((field) => field.part !== part || field.index !== place)
  const home = `/workspaces/${workspaceId}/audience`
  // If another member removes the record, the page still shows its last version.
  const [last, setLast] = useState(stored ?? empty)
  if (stored && stored.version !== last.version) setLast(stored)
  const shown = stored ?? last
  const name = [shown.content['name'] ?? shown.content['title'] ?? ''].flat().join(' ')
  return (
    <Stack>
      <Title order={1} dir="auto">
        {stored === null ? `New ${word}` : name}
      </Title>
      <ErrorAlert error={props.error} />
      {stored === undefined && (
        <Alert color="orange" title={`This ${word} was removed`}>
          What is in the form can be read and copied, but no longer saved.
        </Alert>
      )}
      {stored === null && !canEdit && <Text>Your role in this workspace does not permit this.</Text>}
      {(stored !== null || canEdit) && (
        <RecordForm
          fields={fields}
          kind={kind}
          stored={shown}
          canEdit={canEdit && stored !== undefined}
          saveLabel={stored === null ? `Create ${word}` : `Save ${word}`}
          save={async (content, basedOn) => {
            if (place !== null) return props.update(content, basedOn ?? '')
            await props.add(content)
            router.replace(home)
            return ''
          }}
          reread={async () => (await props.reread()) ?? last}
          renderAside={(draft) => (
            <GroundingPanel meter={sumMeter([...others, ...meterFields(part, stored === undefined ? [] : [draft])])} />
          )}
        />
      )}
      {canEdit && stored !== null && stored !== undefined && (
        <div>
          <ConfirmButton
            label={`Remove this ${word}`}
            question={{
              title: `Remove ${name.slice(0, 80)}?`,
              children: 'New jobs no longer draw on it. Accepted jobs and their copy stay. This cannot be undone.',
              confirm: 'Remove',
            }}
            act={async () => {
              await props.remove()
              router.replace(home)
            }}
          />
        </div>
      )}
    </Stack>
  )
}
