'use client'

import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'

export function NewWorkspace() {
  const trpc = useTRPC()
  const [name, setName] = useState('')
  const create = useAct(
    trpc.operations.createWorkspace.mutationOptions({ onSuccess: () => setName('') }),
    'Workspace created.',
  )
  return (
    <Form onSubmit={() => create.mutate({ name })} busy={create.isPending}>
      <Group align="flex-end">
        <TextInput
          label="Name of a new workspace"
          dir="auto"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          Create
        </Button>
      </Group>
      <ErrorAlert error={create.error} />
    </Form>
  )
}
