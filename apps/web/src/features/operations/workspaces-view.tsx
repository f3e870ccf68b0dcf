'use client'

import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { NewWorkspace } from './new-workspace.tsx'
import { WorkspaceCard } from './workspace-card.tsx'

interface WorkspacesViewProps {
  workspaces: Outputs['operations']['workspaces']
  costs: Outputs['operations']['costs']
  health: Outputs['operations']['health']
}

export function WorkspacesView(initial: WorkspacesViewProps) {
  const trpc = useTRPC()
  const { operations } = trpc
  const list = useQuery(operations.workspaces.queryOptions(undefined, { initialData: initial.workspaces }))
  const costs = useQuery(operations.costs.queryOptions(undefined, { initialData: initial.costs }))
  const health = useQuery(operations.health.queryOptions(undefined, { initialData: initial.health }))
  const set = useAct(operations.setSwitch.mutationOptions(), 'Switch set.')
  const isOn = health.data.switches?.PUBLIC_API_ENABLED === 'on'
  const refusal = health.data.wrong.find((finding) => finding.startsWith('PUBLIC_API_ENABLED'))
  return (
    <Stack maw={960}>
      <Title order={1}>Workspaces</Title>
      <ErrorAlert error={list.error} />
      <Paper withBorder p="md" component="section" aria-label="Switch">
        <Group justify="space-between">
          <Group gap="xs">
            <Text>Creating jobs, in every workspace:</Text>
            <Badge color={isOn ? 'green' : 'red'}>{isOn ? 'On' : 'Off'}</Badge>
            {refusal !== undefined && <Text size="sm">{refusal}</Text>}
          </Group>
          <ConfirmButton
            label={isOn ? 'Switch off' : 'Switch on'}
            question={{
              title: isOn ? 'Switch creating jobs off for everybody?' : 'Switch creating jobs on?',
              children: isOn
                ? 'New jobs get 503 until it is on again. Reading works, and accepted jobs go on.'
                : 'Workspaces with access and an allocation can create jobs from the next request on.',
              confirm: isOn ? 'Switch off' : 'Switch on',
            }}
            act={() => set.mutateAsync({ name: 'PUBLIC_API_ENABLED', enabled: !isOn })}
          />
        </Group>
      </Paper>
      <NewWorkspace />
      {list.data.length === 0 && <Text c="dimmed">There is no workspace yet.</Text>}
      <Stack component="ul" gap="sm" p={0} m={0} aria-label="Workspaces, oldest first">
        {list.data.map((workspace) => (
          <WorkspaceCard
            key={workspace.workspace_id}
            workspace={workspace}
            cost={costs.data.find(({ workspace_id }) => workspace_id === workspace.workspace_id)}
          />
        ))}
      </Stack>
    </Stack>
  )
}
