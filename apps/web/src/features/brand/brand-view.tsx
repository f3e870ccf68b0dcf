'use client'

import { meterFields, sumMeter, type BrandProfile } from '@adcopy/contract'
import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { GroundingPanel } from '../grounding/grounding-panel.tsx'
import { RecordForm } from '../records/record-form.tsx'
import type { StoredRecord } from '../records/use-record.ts'
import { brandFields } from './brand-fields.ts'

interface BrandViewProps {
  initial: { brand: Outputs['brand']['read']; meter: Outputs['brand']['meter'] }
  canEdit: boolean
}

export function BrandView({ initial, canEdit }: BrandViewProps) {
  const trpc = useTRPC()
  const options = trpc.brand.read.queryOptions(undefined, { initialData: initial.brand })
  const { data: brand, error, refetch } = useQuery(options)
  const { data: meter } = useQuery(trpc.brand.meter.queryOptions(undefined, { initialData: initial.meter }))
  const write = useAct(trpc.brand.write.mutationOptions())
  const others = meter.fields.filter(({ part }) => part !== 'brand_profile')
  return (
    <Stack>
      <Title order={1}>Brand profile</Title>
      <Text c="dimmed">
        All copy rests on it. Jobs that were accepted before an edit keep what they were accepted with.
      </Text>
      {brand === null && canEdit && (
        <Text>There is no brand profile yet. Name and description are enough to begin.</Text>
      )}
      {brand === null && !canEdit && <Text>There is no brand profile yet. An editor can write it.</Text>}
      <ErrorAlert error={error} />
      {(brand !== null || canEdit) && (
        <RecordForm
          fields={brandFields}
          kind="brand"
          stored={toStored(brand)}
          canEdit={canEdit}
          saveLabel="Save brand profile"
          save={async (content, basedOn) =>
            (await write.mutateAsync({ profile: content as BrandProfile, basedOn })).version
          }
          reread={async () => toStored((await refetch({ throwOnError: true })).data ?? null)}
          renderAside={(draft) => (
            <GroundingPanel meter={sumMeter([...others, ...meterFields('brand_profile', [draft])])} />
          )}
        />
      )}
    </Stack>
  )
}

function toStored(brand: Outputs['brand']['read']): StoredRecord {
  return brand === null ? { content: {}, version: null } : { content: brand.profile, version: brand.version }
}
