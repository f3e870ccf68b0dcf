'use client'

import { Badge, Code, Group, Paper, Stack, Text } from '@mantine/core'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { instantOf } from '../../components/words.ts'
import { curlOf } from './curl.ts'

type Token = Outputs['tokens']['list'][number]

const states = {
  active: { label: 'Active', color: 'green' },
  revoked: { label: 'Revoked', color: 'red' },
  removed: { label: 'Member removed', color: 'orange' },
  expired: { label: 'Expired', color: 'gray' },
} as const

export function TokenRow({ token, apiOrigin }: { token: Token; apiOrigin: string }) {
  const trpc = useTRPC()
  const revoke = useAct(trpc.tokens.revoke.mutationOptions(), 'Token revoked.')
  const name = `${token.prefix}…${token.last_four}`
  const state = stateOf(token)
  const { label, color } = states[state]
  const curl = curlOf(apiOrigin, '$TOKEN')
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600}>
            <Code>{name}</Code> {token.email}
          </Text>
          <Badge color={color}>{label}</Badge>
        </Group>
        <Text size="sm" c="dimmed">
          Issued {when(token.created_at)} · last used {when(token.last_used_at)} · expires {when(token.expires_at)}
        </Text>
        {state === 'active' && (
          <Group gap="xs">
            <Code>{curl}</Code>
            <CopyButton text={curl} what={`curl command for ${name}`} />
            <ConfirmButton
              size="xs"
              label="Revoke"
              question={{
                title: `Revoke the token ${name}?`,
                children: `Requests with it are refused from now on, on every instance. It belongs to ${token.email}.`,
                confirm: 'Revoke',
              }}
              act={() => revoke.mutateAsync({ tokenId: token.token_id })}
            />
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

function stateOf({ revoked_at, expires_at, member_removed_at }: Token): keyof typeof states {
  if (revoked_at !== null) return 'revoked'
  if (expires_at !== null && new Date(expires_at) <= new Date()) return 'expired'
  return member_removed_at === null ? 'active' : 'removed'
}

function when(instant: string | null): string {
  return instant === null ? 'never' : instantOf(new Date(instant))
}
