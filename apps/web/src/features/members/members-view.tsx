'use client'

import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { Invitations } from './invitations.tsx'
import { MemberRow } from './member-row.tsx'

interface MembersViewProps {
  initial: Outputs['members']['list']
  /** Null for members who are not admins. */
  initialInvitations: Outputs['members']['invitations'] | null
}

export function MembersView({ initial, initialInvitations }: MembersViewProps) {
  const trpc = useTRPC()
  const { data: members, error } = useQuery(trpc.members.list.queryOptions(undefined, { initialData: initial }))
  const isAdmin = initialInvitations !== null && members.some(({ is_you, role }) => is_you && role === 'admin')
  const admins = members.filter(({ role }) => role === 'admin').length
  return (
    <Stack maw={860}>
      <Title order={1}>Members</Title>
      <ErrorAlert error={error} />
      {!isAdmin && <Text c="dimmed">Admins of the workspace invite people and change roles.</Text>}
      <Stack component="ul" gap="xs" p={0} m={0} aria-label="Members">
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            isAdmin={isAdmin}
            isLastAdmin={member.role === 'admin' && admins === 1}
          />
        ))}
      </Stack>
      {isAdmin && <Invitations initial={initialInvitations} />}
    </Stack>
  )
}
