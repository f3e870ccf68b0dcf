'use client'

import { Button, Paper, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import { NewPasswordInput } from '../../components/new-password-input.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { DeadInvitation } from './dead-link.tsx'
import { signInAndGo } from './sign-in.ts'
import { forgetLinkSecret } from './use-link-secret.ts'
import { validateWith } from './validate-with.ts'

export function SignUpForm({ secret }: { secret: string }) {
  const trpc = useTRPC()
  const form = useForm({
    initialValues: { name: '', email: '', password: '' },
    validate: validateWith('signUp'),
  })
  const signUp = useMutation(trpc.links.signUp.mutationOptions())
  const submit = form.onSubmit((values) =>
    signUp.mutate(
      { secret, ...values },
      {
        onSuccess: ({ workspace_id: workspaceId }) => {
          forgetLinkSecret('join')
          void signInAndGo(values.email, values.password, `/workspaces/${workspaceId}`)
        },
      },
    ),
  )
  const isBusy = signUp.isPending || signUp.isSuccess
  return (
    <Paper withBorder p="md">
      <Form onSubmit={submit} busy={form.submitting || isBusy}>
        <Stack>
          <TextInput label="Your name" autoComplete="name" required {...form.getInputProps('name')} />
          <TextInput label="Email" type="email" autoComplete="username" required {...form.getInputProps('email')} />
          <NewPasswordInput label="Password" {...form.getInputProps('password')} />
          {signUp.error?.data?.problem === 'not_found' ? <DeadInvitation /> : <ErrorAlert error={signUp.error} />}
          <Button type="submit" loading={isBusy}>
            Sign up and join
          </Button>
        </Stack>
      </Form>
    </Paper>
  )
}
