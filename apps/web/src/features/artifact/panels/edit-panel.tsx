'use client'

import { Text } from '@mantine/core'
import type { z } from 'zod'
import type { copyEditSchema } from '@adcopy/contract'
import { useRouter } from 'next/navigation'
import { useTRPC } from '../../../components/trpc.ts'
import { useAct } from '../../../components/use-act.ts'
import { RecordForm } from '../../records/record-form.tsx'
import type { RecordField } from '../../records/record-fields.ts'
import type { StoredRecord } from '../../records/use-record.ts'
import type { OpenPanelProps } from './panel-props.ts'

const fields: readonly RecordField[] = [
  { name: 'headline', label: 'Headline', kind: 'line', required: true, size: 'characters' },
  { name: 'primary_text', label: 'Primary text', kind: 'text', required: true, size: 'characters' },
  { name: 'description', label: 'Description', kind: 'line', size: 'characters' },
]

export function EditPanel({ artifact, close, renew }: OpenPanelProps) {
  const router = useRouter()
  const edit = useAct(useTRPC().artifacts.edit.mutationOptions())
  const { artifact_id: artifactId } = artifact
  const stored = toStored(artifact)
  return (
    <>
      <Text size="sm" c="dimmed">
        Saving makes version {Number(stored.version) + 1}, a draft. The mechanical checks are made again; no verifier
        judges your words. Sentences that you leave as they are keep their sources.
      </Text>
      <RecordForm
        fields={fields}
        kind="copy"
        stored={stored}
        canEdit
        saveLabel="Save as a new version"
        save={async (content, basedOn) => {
          const copy = content as z.input<typeof copyEditSchema>
          const { number } = await edit.mutateAsync({ artifactId, baseNumber: Number(basedOn), copy })
          close()
          router.push(`/artifacts/${artifactId}`)
          router.refresh()
          return String(number)
        }}
        reread={async () => toStored((await renew()) ?? artifact)}
      />
    </>
  )
}

function toStored({ versions: [newest] }: OpenPanelProps['artifact']): StoredRecord {
  const { headline = '', primary_text = '', description, number = 0 } = newest ?? {}
  return { content: { headline, primary_text, description: description ?? '' }, version: String(number) }
}
