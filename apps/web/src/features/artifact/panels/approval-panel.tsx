'use client'

import type { ApprovalState } from '@adcopy/contract'
import { Badge, Button, Group, List, ListItem, Text } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { ErrorAlert } from '../../../components/error-alert.tsx'
import { useTRPC } from '../../../components/trpc.ts'
import { useAct } from '../../../components/use-act.ts'
import { instantOf } from '../../../components/words.ts'
import { approvalWords } from '../approval-words.ts'
import type { OpenPanelProps } from './panel-props.ts'

interface Step {
  to: ApprovalState
  label: string
  /** Why this member may not take the step; undefined if they may. */
  refusal?: string | undefined
}

export function ApprovalPanel({ artifact, role, userId, renew }: OpenPanelProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const act = useAct(
    trpc.artifacts.setApproval.mutationOptions({
      onSuccess: () => router.refresh(),
      onError: async () => void (await renew()),
    }),
  )
  const version = artifact.versions[0]
  if (version === undefined) return null
  const { number, approval, steps } = version
  return (
    <>
      <Group gap="xs">
        <Text>Version {number}</Text>
        <Badge component="output" variant="light" color={approvalWords[approval].color}>
          {approvalWords[approval].label}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        An editor approves what another person wrote and asked to be reviewed. An admin approves any version, and alone
        approves one that fails a required check or withdraws an approval. An edit starts a new draft.
      </Text>
      {steps.length > 0 && (
        <List size="sm">
          {steps.map(({ state, by, at }) => (
            <ListItem key={at}>
              {approvalWords[state].label} by {by.name}, {instantOf(new Date(at))}
            </ListItem>
          ))}
        </List>
      )}
      <ErrorAlert error={act.error} />
      {stepsFor(version, role, userId).map(({ to, label, refusal }) => (
        <Group key={to} gap="sm">
          <Button
            {...(to === 'draft' && { variant: 'default' })}
            disabled={refusal !== undefined}
            loading={act.isPending && act.variables.to === to}
            onClick={() => act.mutate({ artifactId: artifact.artifact_id, number, from: approval, to })}
          >
            {label}
          </Button>
          {refusal !== undefined && <Text size="sm">{refusal}</Text>}
        </Group>
      ))}
    </>
  )
}

/** Returns the possible next steps. A refusal only disables the button of its step, because core enforces the rules. */
function stepsFor(
  { approval, steps, author, checks }: OpenPanelProps['artifact']['versions'][number],
  role: OpenPanelProps['role'],
  userId: string,
): Step[] {
  switch (approval) {
    case 'draft':
      return [{ to: 'in_review', label: 'Ask for review' }]
    case 'approved':
      return [
        {
          to: 'draft',
          label: 'Withdraw the approval',
          refusal: role === 'admin' ? undefined : 'An admin withdraws an approval.',
        },
      ]
    case 'in_review': {
      const fails = checks.some(({ passed, severity }) => !passed && severity === 'hard')
      let refusal: string | undefined
      if (role !== 'admin' && fails) refusal = 'It fails a required check: an admin approves it.'
      else if (role !== 'admin' && author?.user_id === userId) refusal = 'You wrote it: another person approves it.'
      else if (role !== 'admin' && steps.at(-1)?.by.user_id === userId)
        refusal = 'You asked for this review: another person approves it.'
      return [
        { to: 'approved', label: 'Approve', refusal },
        { to: 'draft', label: 'Send back' },
      ]
    }
  }
}
