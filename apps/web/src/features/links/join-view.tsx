'use client'

import { Anchor, Button, Loader, Paper, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { instantOf, labelOf } from '../../components/words.ts'
import { DeadInvitation } from './dead-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { forgetLinkSecret, useLinkSecret } from './use-link-secret.ts'

export function JoinView({ email }: { email: string | undefined }) {
  const trpc = useTRPC()
  const secret = useLinkSecret('join')
  const { mutate: open, data: invitation, error } = useMutation(trpc.links.invitation.mutationOptions())
  const join = useMutation(trpc.account.join.mutationOptions())
  useEffect(() => {
    if (secret !== undefined && secret !== '') open({ secret })
  }, [secret, open])

  if (secret === '' || [error, join.error].some((each) => each?.data?.problem === 'not_found')) {
    return (
      <Stack maw={520}>
        <Title order={1}>Invitation</Title>
        <DeadInvitation />
      </Stack>
    )
  }
  return (
    <Stack maw={520}>
      <Title order={1} dir="auto">
        {invitation === undefined ? 'Invitation' : `Join ${invitation.workspace_name}`}
      </Title>
      <ErrorAlert error={error} />
      {invitation === undefined && error === null && <Loader aria-label="Opening the invitation" />}
      {invitation !== undefined && secret !== undefined && (
        <>
          <Text>
            You are invited as {labelOf(invitation.role).toLowerCase()}. The link works once, until{' '}
            {instantOf(new Date(invitation.expires_at))}.
          </Text>
          {email === undefined ? (
            <>
              <SignUpForm secret={secret} />
              <Anchor href="/sign-in?next=%2Fjoin" size="sm">
                Sign in and join with an account that you have
              </Anchor>
            </>
          ) : (
            <Paper withBorder p="md">
              <Stack>
                <Text>
                  You are signed in as <strong>{email}</strong>.
                </Text>
                <ErrorAlert error={join.error} />
                <Button
                  loading={join.isPending || join.isSuccess}
                  onClick={() =>
                    join.mutate(
                      { secret },
                      {
                        onSuccess: ({ workspace_id: workspaceId }) => {
                          forgetLinkSecret('join')
                          location.assign(`/workspaces/${workspaceId}`)
                        },
                      },
                    )
                  }
                >
                  Join
                </Button>
              </Stack>
            </Paper>
          )}
        </>
      )}
    </Stack>
  )
}
