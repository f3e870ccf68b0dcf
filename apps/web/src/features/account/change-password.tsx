'use client'

import { Button, Group, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import { NewPasswordInput } from '../../components/new-password-input.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { signInAndGo } from '../links/sign-in.ts'
import { validateWith } from '../links/validate-with.ts'

export function ChangePassword({ email }: { email: string }) {
  const change = useMutation(useTRPC().account.changePassword.mutationOptions())
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: validateWith('changePassword'),
  })
  const submit = form.onSubmit((values) =>
    change.mutate(values, { onSuccess: () => void signInAndGo(email, values.password, '/sessions') }),
  )
  const isBusy = change.isPending || change.isSuccess
  return (
    <Paper withBorder p="md">
      <Form onSubmit={submit} busy={form.submitting || isBusy}>
        <Stack>
          <Title order={2}>Change your password</Title>
          <TextInput label="Account" value={email} autoComplete="username" readOnly />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            required
            {...form.getInputProps('current')}
          />
          <NewPasswordInput label="New password" {...form.getInputProps('password')} />
          <Text size="sm" c="dimmed">
            All your other sessions end, on every device.
          </Text>
          <ErrorAlert error={change.error} />
          <Group>
            <Button type="submit" loading={isBusy}>
              Change the password
            </Button>
          </Group>
        </Stack>
      </Form>
    </Paper>
  )
}
