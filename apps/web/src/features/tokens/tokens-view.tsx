'use client'

import { limits } from '@adcopy/contract'
import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { IssueToken } from './issue-token.tsx'
import { TokenRow } from './token-row.tsx'

interface TokensViewProps {
  initial: Outputs['tokens']['list']
  initialMembers: Outputs['members']['list']
  apiOrigin: string
}

export function TokensView({ initial, initialMembers, apiOrigin }: TokensViewProps) {
  const trpc = useTRPC()
  const { data: tokens, error } = useQuery(trpc.tokens.list.queryOptions(undefined, { initialData: initial }))
  const { data: members } = useQuery(trpc.members.list.queryOptions(undefined, { initialData: initialMembers }))
  const revoked = tokens.filter(({ revoked_at }) => revoked_at !== null).map(({ token_id }) => token_id)
  return (
    <Stack maw={860}>
      <Title order={1}>Tokens</Title>
      <Text c="dimmed">
        A token makes requests in the name of a member, with that member’s role. Issue one for each engineer or program.
      </Text>
      <IssueToken members={members} revoked={revoked} apiOrigin={apiOrigin} />
      <ErrorAlert error={error} />
      {tokens.length > limits.endedTokensListedMax && (
        <Text c="dimmed">
          Of the tokens that are not active, this list contains at most the {limits.endedTokensListedMax} that ended
          last.
        </Text>
      )}
      {tokens.length === 0 && <Text c="dimmed">No token was issued yet.</Text>}
      <Stack component="ul" gap="xs" p={0} m={0} aria-label="Tokens, newest first">
        {tokens.toReversed().map((token) => (
          <TokenRow key={token.token_id} token={token} apiOrigin={apiOrigin} />
        ))}
      </Stack>
    </Stack>
  )
}
