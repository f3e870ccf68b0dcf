'use client'

import { meterFields, sumMeter, type GroundingMeter, type OfferContent } from '@adcopy/contract'
import { Alert, Badge, Button, Group, Stack, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { GroundingPanel } from '../grounding/grounding-panel.tsx'
import { RecordForm } from '../records/record-form.tsx'
import type { RecordContent } from '../records/record-fields.ts'
import type { StoredRecord } from '../records/use-record.ts'
import { OfferFacts } from './offer-facts.tsx'
import { offerFields } from './offer-fields.ts'

type Offer = Outputs['offers']['read']

interface OfferViewProps {
  initial: { offer: Offer; meter: Outputs['brand']['meter'] }
  canEdit: boolean
}

export function OfferView({ initial, canEdit }: OfferViewProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const input = { offerId: initial.offer.offer_id }
  const { data: offer, error } = useQuery(trpc.offers.read.queryOptions(input, { initialData: initial.offer }))
  const { data: meter } = useQuery(trpc.brand.meter.queryOptions(undefined, { initialData: initial.meter }))
  const update = useAct(trpc.offers.update.mutationOptions())
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} dir="auto">
          {offer.content.name}
        </Title>
        <Badge color={offer.archived ? 'gray' : 'green'} variant="light">
          {offer.archived ? 'Archived' : 'Active'}
        </Badge>
      </Group>
      {offer.archived && <Alert color="gray">Jobs cannot use this offer until it is restored.</Alert>}
      <ErrorAlert error={error} />
      {canEdit && <ArchiveButton offer={offer} />}
      <RecordForm
        fields={offerFields}
        kind="offer"
        stored={toStored(offer)}
        canEdit={canEdit}
        saveLabel="Save offer"
        save={async (content, basedOn) =>
          (await update.mutateAsync({ ...input, offer: content as OfferContent, basedOn: basedOn ?? '' })).version
        }
        reread={async () =>
          toStored(await queryClient.fetchQuery({ ...trpc.offers.read.queryOptions(input), staleTime: 0 }))
        }
        renderAside={(draft) => <OfferAside draft={draft} meter={meter} />}
      />
    </Stack>
  )
}

export function OfferAside({ draft, meter }: { draft: RecordContent; meter: Pick<GroundingMeter, 'fields'> }) {
  return (
    <Stack>
      <OfferFacts draft={draft} />
      <GroundingPanel meter={sumMeter([...meter.fields, ...meterFields('offer', [draft])])} />
    </Stack>
  )
}

function toStored({ content, version }: Offer): StoredRecord {
  return { content, version }
}

function ArchiveButton({ offer: { offer_id: offerId, archived, content } }: { offer: Offer }) {
  const trpc = useTRPC()
  const setArchived = useAct(trpc.offers.setArchived.mutationOptions())
  if (archived) {
    return (
      <Group>
        <Button
          variant="default"
          loading={setArchived.isPending}
          onClick={() => setArchived.mutate({ offerId, archived: false })}
        >
          Restore
        </Button>
        <ErrorAlert error={setArchived.error} />
      </Group>
    )
  }
  return (
    <Group>
      <ConfirmButton
        label="Archive"
        question={{
          title: `Archive the offer ${content.name.slice(0, 80)}?`,
          children: 'New jobs cannot use it, and partners no longer see it. Accepted jobs go on. You can restore it.',
          confirm: 'Archive',
        }}
        act={() => setArchived.mutateAsync({ offerId, archived: true })}
      />
    </Group>
  )
}
