'use client'

// This import must come first, because it configures Zod before a schema is built.
import { checkValues } from '../../../components/check-values.ts'
import { copyEditSchema } from '@adcopy/contract'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ErrorAlert } from '../../../components/error-alert.tsx'
import { Form } from '../../../components/form.tsx'
import { StaleTexts } from '../../../components/stale-texts.tsx'
import { useTRPC } from '../../../components/trpc.ts'
import { useAct } from '../../../components/use-act.ts'
import { useUnsaved } from '../../../components/use-unsaved.ts'
import { graphemes } from '../../../components/words.ts'
import type { OpenPanelProps } from './panel-props.ts'

type Version = OpenPanelProps['artifact']['versions'][number]

const fields = [
  { name: 'headline', label: 'Headline' },
  { name: 'primary_text', label: 'Primary text' },
  { name: 'description', label: 'Description' },
] as const

const wordsOf = (version: Version | undefined) => ({
  headline: version?.headline ?? '',
  primary_text: version?.primary_text ?? '',
  description: version?.description ?? '',
})

export function EditPanel({ artifact, close, renew }: OpenPanelProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const { artifact_id: artifactId } = artifact
  const [base, setBase] = useState(artifact.versions[0])
  const [newer, setNewer] = useState<Version>()
  const form = useForm({ initialValues: wordsOf(base), validate: checkValues(copyEditSchema) })
  const act = useAct(
    trpc.artifacts.edit.mutationOptions({
      onSuccess: () => {
        form.resetDirty()
        close()
        router.push(`/artifacts/${artifactId}`)
        router.refresh()
      },
      onError: async (error) => {
        if (error.data?.code === 'CONFLICT') setNewer((await renew())?.versions[0])
      },
    }),
  )
  const isDirty = form.isDirty()
  useUnsaved(isDirty)

  function save(on: Version | undefined, copy = form.values): void {
    setBase(on)
    setNewer(undefined)
    act.mutate({ artifactId, baseNumber: on?.number ?? 0, copy })
  }
  return (
    <Form onSubmit={form.onSubmit((copy) => save(base, copy))}>
      <Stack>
        <Text size="sm" c="dimmed">
          Saving makes version {(base?.number ?? 0) + 1}, a draft. The mechanical checks are made again; no verifier
          judges your words. Sentences that you leave as they are keep their sources.
        </Text>
        {newer === undefined ? (
          <ErrorAlert error={act.error} />
        ) : (
          <StaleTexts
            fields={fields.map(({ name, label }) => ({
              label,
              mine: form.values[name],
              theirs: wordsOf(newer)[name],
            }))}
            onKeepMine={() => save(newer)}
            onTakeTheirs={() => {
              setBase(newer)
              setNewer(undefined)
              act.reset()
              form.setValues(wordsOf(newer))
            }}
          />
        )}
        <TextInput
          dir="auto"
          label="Headline"
          {...form.getInputProps('headline')}
          description={countOf(form.values.headline)}
        />
        <Textarea
          dir="auto"
          label="Primary text"
          autosize
          minRows={5}
          maxRows={24}
          {...form.getInputProps('primary_text')}
          description={countOf(form.values.primary_text)}
        />
        <TextInput
          dir="auto"
          label="Description"
          {...form.getInputProps('description')}
          description={countOf(form.values.description)}
        />
        <Group>
          <Button type="submit" loading={act.isPending} disabled={!isDirty && !act.isError}>
            Save as a new version
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

function countOf(text: string): string {
  return `${graphemes(text).length} characters`
}
