'use client'

import type { OfferContent } from '@adcopy/contract'
import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { RecordForm } from '../records/record-form.tsx'
import { offerFields } from './offer-fields.ts'
import { OfferAside } from './offer-view.tsx'

interface NewOfferViewProps {
  workspaceId: string
  meter: Outputs['brand']['meter']
  canEdit: boolean
}

const empty = { content: {}, version: null }

export function NewOfferView({ workspaceId, meter: initial, canEdit }: NewOfferViewProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const { data: meter } = useQuery(trpc.brand.meter.queryOptions(undefined, { initialData: initial }))
  const create = useAct(trpc.offers.create.mutationOptions())
  return (
    <Stack>
      <Title order={1}>New offer</Title>
      {canEdit ? (
        <RecordForm
          fields={offerFields}
          kind="offer"
          stored={empty}
          canEdit
          saveLabel="Create offer"
          save={async (content) => {
            const { offer_id: offerId } = await create.mutateAsync({ offer: content as OfferContent })
            router.replace(`/workspaces/${workspaceId}/offers/${offerId}`)
            return offerId
          }}
          reread={() => Promise.resolve(empty)}
          renderAside={(draft) => <OfferAside draft={draft} meter={meter} />}
        />
      ) : (
        <Text>Your role in this workspace does not permit this. An editor can create offers.</Text>
      )}
    </Stack>
  )
}
