'use client'

import { roles, type Role } from '@adcopy/contract'
import type { MemberView } from '@adcopy/core'
import { Badge, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { useTRPC } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { instantOf, labelOf } from '../../components/words.ts'

const ownRoleQuestion = 'Give up the admin role? Only another admin can give it back.'

interface MemberRowProps {
  member: MemberView
  isAdmin: boolean
  isLastAdmin: boolean
}

export function MemberRow({ member, isAdmin, isLastAdmin }: MemberRowProps) {
  const trpc = useTRPC()
  const setRole = useAct(trpc.members.setRole.mutationOptions(), 'Role changed.')
  const remove = useAct(trpc.members.remove.mutationOptions(), 'Member removed.')
  const reset = useAct(trpc.members.resetPassword.mutationOptions())
  const { email, name } = member
  // A choice before the page is interactive would be shown but not saved.
  const mounted = useMounted()
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <div>
            <Text fw={600} dir="auto">
              {name}
              {member.is_you && ' (you)'}
            </Text>
            <Text size="sm" c="dimmed">
              {email} · since {instantOf(new Date(member.joined_at))}
            </Text>
          </div>
          {isAdmin ? (
            <NativeSelect
              aria-label={`Role of ${name}`}
              value={member.role}
              disabled={!mounted || isLastAdmin}
              data={roles.map((role) => ({ value: role, label: labelOf(role) }))}
              onChange={({ currentTarget: { value } }) => {
                if (member.is_you && !confirm(ownRoleQuestion)) return
                setRole.mutate({ email, role: value as Role })
              }}
            />
          ) : (
            <Badge>{labelOf(member.role)}</Badge>
          )}
        </Group>
        {isLastAdmin && isAdmin && (
          <Text size="sm" c="dimmed">
            The last admin keeps the role: make another member an admin first.
          </Text>
        )}
        <ErrorAlert error={setRole.error} />
        {isAdmin && !isLastAdmin && (
          <Group gap="xs">
            <ConfirmButton
              size="xs"
              label={member.is_you ? 'Leave' : 'Remove'}
              question={{
                title: `Remove ${name} from this workspace?`,
                children: 'Their tokens stop working for ever. Copy, files and review links that they made stay.',
                confirm: 'Remove',
              }}
              act={async () => {
                await remove.mutateAsync({ email })
                if (member.is_you) location.assign('/')
              }}
            />
            {member.resettable && (
              <ConfirmButton
                size="xs"
                label="Reset password"
                question={{
                  title: `Make a link for a new password of ${name}?`,
                  children: 'It works once, within an hour. When it is used, all sessions of this person end.',
                  confirm: 'Make the link',
                }}
                act={() => reset.mutateAsync({ userId: member.user_id })}
              />
            )}
          </Group>
        )}
        {isAdmin && !member.resettable && !member.is_you && (
          <Text size="sm" c="dimmed">
            This account is used outside of this workspace: only an operator can reset its password.
          </Text>
        )}
        {reset.data !== undefined && (
          <ShownOnce title="Link for a new password" what="password link" secret={reset.data.url}>
            Give it to {name} alone. It works once, within an hour, and is not shown again.
          </ShownOnce>
        )}
      </Stack>
    </Paper>
  )
}
