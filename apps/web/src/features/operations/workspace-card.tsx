'use client'

import { Badge, Button, Code, Group, Paper, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { countOf, numbers } from '../../components/words.ts'

// Core has the same limit. It is repeated here, because importing core's schemas would double the size of this page's
// scripts.
const unitsMax = 1_000_000_000

interface WorkspaceCardProps {
  workspace: Outputs['operations']['workspaces'][number]
  cost: Outputs['operations']['costs'][number] | undefined
}

export function WorkspaceCard({ workspace, cost }: WorkspaceCardProps) {
  const trpc = useTRPC()
  const set = useAct(trpc.operations.setWorkspace.mutationOptions(), 'Workspace changed.')
  const invite = useAct(trpc.operations.inviteAdmin.mutationOptions())
  const { workspace_id: workspaceId, name, allocation } = workspace
  const [typed, setTyped] = useState<string>()
  const units = typed ?? (allocation === null ? '' : String(allocation))
  const wanted = units.trim() === '' ? null : Number(units)
  const isValid = wanted === null || (/^\d{1,10}$/.test(units.trim()) && wanted <= unitsMax)
  const isFrozen = workspace.billing === 'frozen'
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600} dir="auto">
            {name}
          </Text>
          <Group gap="xs">
            {isFrozen && <Badge color="red">Frozen</Badge>}
            <Code>{workspaceId}</Code>
          </Group>
        </Group>
        <Text size="sm" c="dimmed">
          {numbers.format(workspace.used)} used this month · models {dollars(cost?.cost_usd)} this month
          {cost !== undefined &&
            cost.calls_without_cost > 0 &&
            `, ${countOf(cost.calls_without_cost, 'call')} without a known cost`}
          {cost !== undefined && ` · ${dollars(cost.last_month_cost_usd)} last month`}
        </Text>
        <Group align="flex-end">
          <Switch
            label="Public access"
            aria-label={`Public access of ${name}`}
            checked={workspace.access === 'enabled'}
            onChange={(event) => set.mutate({ workspaceId, accessEnabled: event.currentTarget.checked })}
          />
          <Form
            onSubmit={() => {
              if (!isValid) return
              const clear = () => setTyped((now) => (now === units ? undefined : now))
              set.mutateAsync({ workspaceId, allocation: wanted }).then(clear, () => undefined) // `set.error` is shown
            }}
          >
            <Group align="flex-end" gap="xs">
              <TextInput
                label="Allocation a month"
                aria-label={`Allocation of ${name}, units a month`}
                inputMode="numeric"
                placeholder="Not set"
                w={160}
                value={units}
                onChange={(event) => setTyped(event.currentTarget.value)}
                error={isValid ? null : 'Whole units, or empty'}
              />
              <Button type="submit" variant="default" disabled={!isValid || wanted === allocation}>
                Save
              </Button>
            </Group>
          </Form>
          <ConfirmButton
            label={isFrozen ? 'Unfreeze' : 'Freeze'}
            question={{
              title: isFrozen ? `Unfreeze ${name}?` : `Freeze ${name}?`,
              children: isFrozen
                ? 'Its members and tokens can read and write again.'
                : 'Its members and tokens can neither read nor write until it is unfrozen. Accepted jobs go on.',
              confirm: isFrozen ? 'Unfreeze' : 'Freeze',
            }}
            act={() => set.mutateAsync({ workspaceId, billing: isFrozen ? 'active' : 'frozen' })}
          />
        </Group>
        <Group>
          <Button
            variant="default"
            aria-label={`Invite an admin of ${name}`}
            loading={invite.isPending}
            onClick={() => invite.mutate({ workspaceId })}
          >
            Invite an admin
          </Button>
        </Group>
        <ErrorAlert error={set.error ?? invite.error} />
        {invite.data !== undefined && (
          <ShownOnce title="Invitation link" what="invitation link" secret={invite.data.url}>
            Send it to one person. Whoever opens it first becomes an admin of {name}; it works for seven days.
          </ShownOnce>
        )}
      </Stack>
    </Paper>
  )
}

function dollars(cost: number | undefined): string {
  return `$${(cost ?? 0).toFixed(2)}`
}
