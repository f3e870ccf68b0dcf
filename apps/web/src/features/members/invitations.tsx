'use client'

import { roles, type Role } from '@adcopy/contract'
import { Badge, Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { instantOf, labelOf } from '../../components/words.ts'

const daysOffered = [1, 7, 30]

const stateColors = { open: 'green', used: 'blue', revoked: 'gray', expired: 'gray', void: 'orange' } as const

export function Invitations({ initial }: { initial: Outputs['members']['invitations'] }) {
  const trpc = useTRPC()
  const [role, setRole] = useState<Role>('editor')
  const [days, setDays] = useState(7)
  const { data: invitations } = useQuery(trpc.members.invitations.queryOptions(undefined, { initialData: initial }))
  const invite = useAct(trpc.members.invite.mutationOptions())
  const revoke = useAct(trpc.members.revokeInvitation.mutationOptions(), 'Invitation revoked.')
  const made = invitations.find(({ invitation_id }) => invitation_id === invite.data?.invitation_id)
  return (
    <Stack component="section" aria-labelledby="invitations">
      <Title order={2} id="invitations">
        Invitations
      </Title>
      <Form onSubmit={() => invite.mutate({ role, days })}>
        <Group align="flex-end">
          <NativeSelect
            label="Role"
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as Role)}
            data={roles.map((each) => ({ value: each, label: labelOf(each) }))}
          />
          <NativeSelect
            label="Valid for"
            value={String(days)}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
            data={daysOffered.map((each) => ({ value: String(each), label: each === 1 ? '1 day' : `${each} days` }))}
          />
          <Button type="submit" loading={invite.isPending}>
            Make a link
          </Button>
        </Group>
      </Form>
      <ErrorAlert error={invite.error} />
      {invite.data !== undefined && (made?.state ?? 'open') === 'open' && (
        <ShownOnce title="Invitation link" what="invitation link" secret={invite.data.url}>
          Send it to one person. Whoever opens it first joins; it is not shown again.
        </ShownOnce>
      )}
      {invitations.length === 0 ? (
        <Text c="dimmed">No link was made yet.</Text>
      ) : (
        <Stack component="ul" gap="xs" p={0} m={0} aria-label="Invitations, newest first">
          {invitations.map((each) => (
            <Paper component="li" key={each.invitation_id} withBorder p="sm">
              <Group justify="space-between">
                <Text size="sm" dir="auto">
                  {labelOf(each.role)} · made by {each.created_by ?? 'an operator'} on{' '}
                  {instantOf(new Date(each.created_at))}
                  {each.used_by === null ? ` · expires ${instantOf(new Date(each.expires_at))}` : ` · ${each.used_by}`}
                </Text>
                <Group gap="xs">
                  <Badge color={stateColors[each.state]}>{labelOf(each.state)}</Badge>
                  {each.state === 'open' && (
                    <ConfirmButton
                      size="xs"
                      label="Revoke"
                      question={{
                        title: `Revoke the ${each.role} invitation of ${instantOf(new Date(each.created_at))}?`,
                        children: 'The link stops working at once.',
                        confirm: 'Revoke',
                      }}
                      act={() => revoke.mutateAsync({ invitationId: each.invitation_id })}
                    />
                  )}
                </Group>
              </Group>
            </Paper>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
