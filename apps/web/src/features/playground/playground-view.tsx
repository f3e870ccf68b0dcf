'use client'

import type { CreateJobInput, Job } from '@adcopy/contract'
import type { AppRouter } from '@adcopy/core'
import {
  Alert,
  Anchor,
  Button,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { createTRPCClient, httpLink, type TRPCClientErrorLike } from '@trpc/client'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { PageLink } from '../../components/page-link.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import type { SentError } from '../../components/problem-words.ts'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { useUnsaved } from '../../components/use-unsaved.ts'
import { countOf, instantOf, labelOf, numbers } from '../../components/words.ts'
import { SampleTabs } from './sample-tabs.tsx'
import { samplesOf } from './samples.ts'

export type PlaygroundRequest = Omit<CreateJobInput, 'offer_id'> & { offer_id: string }

/**
 * The server passes the contract's enumerations to the page, so that the page does not load the contract's large
 * module.
 */
interface PlaygroundChoices {
  awareness: ReadonlyArray<CreateJobInput['awareness_level']>
  lengths: Record<CreateJobInput['platform'], ReadonlyArray<CreateJobInput['copy_length']>>
}

interface PlaygroundViewProps {
  workspaceId: string
  apiOrigin: string
  mayCreate: boolean
  initialUnits: Outputs['workspace']['show']
  initialOffers: Outputs['offers']['list']
  request: PlaygroundRequest
  choices: PlaygroundChoices
  /**
   * True if an earlier job prefills the form. The brief is still empty, because a job's brief is deleted when the job
   * ends.
   */
  repeats: boolean
  /** True if the earlier job had an offer that new jobs cannot use. */
  lostOffer: boolean
  children: ReactNode
}

export function PlaygroundView(props: PlaygroundViewProps) {
  const {
    workspaceId,
    apiOrigin,
    mayCreate,
    initialUnits,
    initialOffers,
    request,
    choices,
    repeats,
    lostOffer,
    children,
  } = props
  const trpc = useTRPC()
  const router = useRouter()
  const units = useQuery(trpc.workspace.show.queryOptions(undefined, { initialData: initialUnits })).data
  const offers = useQuery(trpc.offers.list.queryOptions(undefined, { initialData: initialOffers })).data
  const form = useForm<PlaygroundRequest>({ initialValues: request })
  const { values } = form
  useUnsaved(values.brief.trim() !== '')
  const send = useSend(workspaceId)
  const create = useAct<Job, TRPCClientErrorLike<AppRouter>, CreateJobInput, unknown>({
    mutationFn: send,
    onSuccess: (job) => router.push(`/workspaces/${workspaceId}/jobs/${job.id}`),
    // After these two problems, the refresh shows the current facts, which another member may have changed. After any
    // other failure, a refresh could replace the form.
    onError: ({ data }) => {
      if (data?.problem === 'grounding_too_large' || data?.problem === 'missing_brand') router.refresh()
    },
  })
  const [failure, setFailure] = useState<SentError | null>(null)
  async function submit() {
    setFailure(null)
    try {
      const { findFaults } = await import('./find-faults.ts')
      const faults = findFaults(bodyOf(values))
      if (Object.keys(faults).length === 0) create.mutate(bodyOf(values))
      else form.setErrors(faults)
    } catch (error) {
      setFailure(error as SentError)
    }
  }
  const left = units.allocation === null ? 0 : Math.max(0, units.allocation - units.used)
  const lengths = choices.lengths[values.platform]
  return (
    <Stack>
      <Title order={1}>Playground</Title>
      {repeats && (
        <Alert color="blue" variant="light" title="Another version">
          Platform, awareness and length are those of the earlier job
          {lostOffer ? '. Its offer was archived: choose another one or none.' : ', and so is the offer.'} The brief was
          forgotten when the job ended: write one again. The new job spends a unit.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Form onSubmit={form.onSubmit(submit)} busy={form.submitting || create.isPending}>
          <Stack>
            <Text size="sm">
              A job here is a job of the API: it spends one unit of the month&rsquo;s allocation.{' '}
              {units.allocation !== null && (
                <>
                  <Text component="output" span fw={600} inherit>
                    {numbers.format(left)} of {countOf(units.allocation, 'unit')} left
                  </Text>{' '}
                  until {instantOf(new Date(units.reset_at))}.
                </>
              )}
            </Text>
            <Textarea
              label="Brief"
              dir="auto"
              autosize
              minRows={3}
              description={`${Array.from(values.brief.trim()).length} of 280 characters. It steers the copy and is not used as a source of facts.`}
              {...form.getInputProps('brief')}
            />
            <Group grow>
              <NativeSelect
                label="Platform"
                data={(['facebook', 'instagram'] as const).map((value) => ({ value, label: labelOf(value) }))}
                {...form.getInputProps('platform')}
                onChange={(event) => {
                  const platform = event.currentTarget.value as CreateJobInput['platform']
                  form.setFieldValue('platform', platform)
                  if (!choices.lengths[platform].includes(values.copy_length))
                    form.setFieldValue('copy_length', 'medium')
                }}
              />
              <NativeSelect
                label="Length"
                data={lengths.map((value) => ({ value, label: labelOf(value) }))}
                {...form.getInputProps('copy_length')}
              />
            </Group>
            <NativeSelect
              label="Awareness"
              data={choices.awareness.map((value) => ({ value, label: labelOf(value) }))}
              {...form.getInputProps('awareness_level')}
            />
            <NativeSelect
              label="Offer"
              data={[
                { value: '', label: 'No offer' },
                ...offers
                  .filter(({ offer_id, archived }) => !archived || offer_id === values.offer_id)
                  .map(({ offer_id: value, name, archived }) => ({
                    value,
                    label: archived ? `${name} (archived)` : name,
                  })),
              ]}
              {...form.getInputProps('offer_id')}
              onChange={(event) => {
                form.setFieldValue('offer_id', event.currentTarget.value)
                router.replace(`?offer=${event.currentTarget.value}`, { scroll: false })
              }}
            />
            <ErrorAlert error={failure ?? create.error} />
            <Group>
              <Button type="submit" loading={create.isPending} disabled={!mayCreate || left === 0}>
                Create the job
              </Button>
              <Text size="sm" c="dimmed">
                {refusalOf(mayCreate, units.allocation, left)}
              </Text>
            </Group>
          </Stack>
        </Form>
        <Stack>
          <Title order={2}>The same request in code</Title>
          <SampleTabs samples={samplesOf(sampleOf(values))} />
          <Text size="sm" c="dimmed">
            <code>API</code> is <code>{apiOrigin}</code>; <code>TOKEN</code> is a personal API token of this workspace.
          </Text>
        </Stack>
      </SimpleGrid>
      <Paper withBorder p="md">
        {children}
      </Paper>
      <Anchor component={PageLink} href={`/workspaces/${workspaceId}`} size="sm">
        All jobs
      </Anchor>
    </Stack>
  )
}

/** The same request always gets the same idempotency key, so that a retry does not create a second job. */
function useSend(workspaceId: string) {
  const [sent] = useState(() => new Map<string, string>())
  return (body: CreateJobInput) => {
    const text = JSON.stringify(body)
    const key = sent.get(text) ?? crypto.randomUUID()
    sent.set(text, key)
    const headers = { 'x-workspace-id': workspaceId, 'idempotency-key': key }
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/api/trpc', headers })] })
    return client.adCopy.createJob.mutate(body)
  }
}

function bodyOf({ offer_id, ...body }: PlaygroundRequest): CreateJobInput {
  return { ...body, brief: body.brief.trim(), ...(offer_id !== '' && { offer_id }) }
}

/** If the brief is empty, the samples contain an example brief, because the API refuses an empty one. */
function sampleOf(values: PlaygroundRequest): CreateJobInput {
  const body = bodyOf(values)
  return body.brief === '' ? { ...body, brief: 'Your brief' } : body
}

function refusalOf(mayCreate: boolean, allocation: number | null, left: number): string | undefined {
  if (!mayCreate) return 'Viewers create no jobs.'
  if (allocation === null) return 'No allocation is set for this workspace.'
  return left === 0 ? 'The allocation of this month is spent.' : undefined
}
