'use client'

import { meterFields, sumMeter, type OfferContent } from '@adcopy/contract'
import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
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
  workspaceId: string
  /** Without an offer, the form creates one. */
  initial: { offer: Offer | null; meter: Outputs['brand']['meter'] }
  canEdit: boolean
}

const empty: StoredRecord = { content: {}, version: null }

export function OfferView({ workspaceId, initial, canEdit }: OfferViewProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const input = { offerId: initial.offer?.offer_id ?? '' }
  const {
    data: offer = null,
    error,
    refetch,
  } = useQuery(
    trpc.offers.read.queryOptions(input, initial.offer === null ? { enabled: false } : { initialData: initial.offer }),
  )
  const { data: meter } = useQuery(trpc.brand.meter.queryOptions(undefined, { initialData: initial.meter }))
  const create = useAct(trpc.offers.create.mutationOptions())
  const update = useAct(trpc.offers.update.mutationOptions())
  async function save(content: RecordContent, basedOn: string | null): Promise<string> {
    const written = { offer: content as OfferContent }
    if (offer !== null) return (await update.mutateAsync({ ...input, ...written, basedOn: basedOn ?? '' })).version
    const { offer_id: offerId } = await create.mutateAsync(written)
    router.replace(`/workspaces/${workspaceId}/offers/${offerId}`)
    return offerId
  }
  if (offer === null && !canEdit) {
    return (
      <Stack>
        <Title order={1}>New offer</Title>
        <Text>Your role in this workspace does not permit this. An editor can create offers.</Text>
      </Stack>
    )
  }
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} dir="auto">
          {offer?.content.name ?? 'New offer'}
        </Title>
        {offer !== null && (
          <Badge color={offer.archived ? 'gray' : 'green'}>{offer.archived ? 'Archived' : 'Active'}</Badge>
        )}
      </Group>
      {offer?.archived === true && <Alert color="gray">Jobs cannot use this offer until it is restored.</Alert>}
      <ErrorAlert error={error} />
      {canEdit && offer !== null && <ArchiveButton offer={offer} />}
      <RecordForm
        fields={offerFields}
        kind="offer"
        stored={toStored(offer)}
        canEdit={canEdit}
        saveLabel={offer === null ? 'Create offer' : 'Save offer'}
        save={save}
        reread={async () => toStored((await refetch({ throwOnError: true })).data ?? null)}
        renderAside={(draft) => (
          <Stack>
            <OfferFacts draft={draft} />
            <GroundingPanel meter={sumMeter([...meter.fields, ...meterFields('offer', [draft])])} />
          </Stack>
        )}
      />
    </Stack>
  )
}

const toStored = (offer: Offer | null): StoredRecord => offer ?? empty

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
