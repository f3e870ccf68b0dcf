'use client'

import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { instantOf } from '../../components/words.ts'
import { ChangePassword } from './change-password.tsx'
import { deviceOf } from './device-of.ts'

interface SessionsViewProps {
  email: string
  initial: Outputs['account']['sessions']
  initialSignIns: Outputs['account']['signIns']
}

const signInWords: Record<Outputs['account']['signIns'][number]['action'], string> = {
  'sign_in.succeed': 'Signed in',
  'sign_in.fail': 'Wrong password',
  'sign_in.lock': 'Locked for a quarter of an hour after ten wrong passwords',
  'session.end': 'A session was ended',
  'session.end_others': 'All other sessions were ended',
  'password.change': 'The password was changed',
  'password_reset.use': 'A new password was set by a link',
  'member.password': 'An operator set a new password',
  'operator.add': 'The account became an operator; its password was removed',
}

export function SessionsView({ email, initial, initialSignIns }: SessionsViewProps) {
  const trpc = useTRPC()
  const { data: sessions, error } = useQuery(trpc.account.sessions.queryOptions(undefined, { initialData: initial }))
  const signIns = useQuery(trpc.account.signIns.queryOptions(undefined, { initialData: initialSignIns }))
  const end = useAct(trpc.account.endSession.mutationOptions(), 'Session ended.')
  const endOthers = useAct(trpc.account.endOtherSessions.mutationOptions(), 'All other sessions ended.')
  return (
    <Stack maw={780}>
      <Group justify="space-between">
        <Title order={1}>Sessions</Title>
        {sessions.length > 1 && (
          <ConfirmButton
            label="End all others"
            question={{
              title: 'End all other sessions?',
              children: 'Every other browser and device has to sign in again.',
              confirm: 'End them',
            }}
            act={() => endOthers.mutateAsync()}
          />
        )}
      </Group>
      <ErrorAlert error={error} />
      <Stack component="ul" gap="xs" p={0} m={0} aria-label="Sessions, newest first">
        {sessions.map((session) => (
          <Paper component="li" key={session.session_id} withBorder p="md">
            <Group justify="space-between">
              <div>
                <Text fw={600}>{deviceOf(session.user_agent)}</Text>
                <Text size="sm" c="dimmed">
                  {session.ip_address || 'unknown address'} · since {instantOf(new Date(session.created_at))} · until{' '}
                  {instantOf(new Date(session.expires_at))}
                </Text>
              </div>
              {session.current ? (
                <Badge color="green">This one</Badge>
              ) : (
                <ConfirmButton
                  size="xs"
                  label="End"
                  question={{
                    title: `End the session of ${deviceOf(session.user_agent)}?`,
                    children: `It began ${instantOf(new Date(session.created_at))}. That browser has to sign in again.`,
                    confirm: 'End it',
                  }}
                  act={() => end.mutateAsync({ sessionId: session.session_id })}
                />
              )}
            </Group>
          </Paper>
        ))}
      </Stack>
      <Title order={2}>Sign-ins of the last thirty days</Title>
      <Text c="dimmed">
        Anything that was not you? Change your password, which ends all other sessions. If you cannot, ask an admin of
        your workspace for a link to a new password.
      </Text>
      <Stack component="ol" gap="xs" p={0} m={0} aria-label="Sign-ins, newest first">
        {signIns.data.map((event) => (
          <Paper component="li" key={event.id} withBorder p="sm">
            <Group justify="space-between">
              <Text>
                {signInWords[event.action]}
                {event.known_device === true && ' on a known device'}
              </Text>
              <Text size="xs" c="dimmed">
                <time dateTime={event.at}>{instantOf(new Date(event.at))}</time>
              </Text>
            </Group>
          </Paper>
        ))}
      </Stack>
      <ChangePassword email={email} />
    </Stack>
  )
}
