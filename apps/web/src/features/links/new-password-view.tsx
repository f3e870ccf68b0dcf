'use client'

import { Button, Loader, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import { NewPasswordInput } from '../../components/new-password-input.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { DeadLink } from './dead-link.tsx'
import { signInAndGo } from './sign-in.ts'
import { forgetLinkSecret, useLinkSecret } from './use-link-secret.ts'
import { validateWith } from './validate-with.ts'

export function NewPasswordView() {
  const trpc = useTRPC()
  const secret = useLinkSecret('new-password')
  const { mutate: open, data: account, error } = useMutation(trpc.links.passwordReset.mutationOptions())
  const set = useMutation(trpc.links.setPassword.mutationOptions())
  const form = useForm({
    initialValues: { password: '' },
    validate: validateWith('newPassword'),
  })
  useEffect(() => {
    if (secret !== undefined && secret !== '') open({ secret })
  }, [secret, open])

  const submit = form.onSubmit(({ password }) => {
    if (secret === undefined || account === undefined) return
    set.mutate(
      { secret, password },
      {
        onSuccess: () => {
          forgetLinkSecret('new-password')
          void signInAndGo(account.email, password, '/')
        },
      },
    )
  })
  const isBusy = set.isPending || set.isSuccess
  const isDead = secret === '' || error?.data?.problem === 'not_found' || set.error?.data?.problem === 'not_found'
  return (
    <Stack maw={520}>
      <Title order={1}>New password</Title>
      {isDead && <DeadLink ask="Ask for a new one where you got it." />}
      {!isDead && <ErrorAlert error={error} />}
      {!isDead && account === undefined && error === null && <Loader aria-label="Opening the link" />}
      {!isDead && account !== undefined && (
        <Paper withBorder p="md">
          <Form onSubmit={submit} busy={form.submitting || isBusy}>
            <Stack>
              <TextInput label="Account" value={account.email} autoComplete="username" readOnly />
              <NewPasswordInput label="New password" {...form.getInputProps('password')} />
              <Text size="sm" c="dimmed">
                All sessions of {account.name} end, on every device.
              </Text>
              <ErrorAlert error={set.error} />
              <Button type="submit" loading={isBusy}>
                Set the password
              </Button>
            </Stack>
          </Form>
        </Paper>
      )}
    </Stack>
  )
}
