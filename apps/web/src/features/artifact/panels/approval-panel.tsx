'use client'

import type { ApprovalState } from '@adcopy/contract'
import { Badge, Button, Group, List, ListItem, Text } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { checkMeaning } from '../../../components/check-meanings.ts'
import { ConfirmButton } from '../../../components/confirm-button.tsx'
import { ErrorAlert } from '../../../components/error-alert.tsx'
import { useTRPC } from '../../../components/trpc.ts'
import { useAct } from '../../../components/use-act.ts'
import { instantOf, labelOf } from '../../../components/words.ts'
import { approvalWords } from '../approval-words.ts'
import type { OpenPanelProps } from './panel-props.ts'

type Version = OpenPanelProps['artifact']['versions'][number]

interface Step {
  to: ApprovalState
  label: string
  /** Undefined if this member may take the step. */
  refusal?: string | undefined
}

export function ApprovalPanel({ artifact, role, userId, renew }: OpenPanelProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const act = useAct(
    trpc.artifacts.setApproval.mutationOptions({
      onSuccess: () => router.refresh(),
      onError: async () => void (await renew().catch(() => undefined)),
    }),
  )
  const version = artifact.versions[0]
  if (version === undefined) return null
  const { number, approval, steps } = version
  const failed = failedChecks(version)
  const input = (to: ApprovalState) => ({ artifactId: artifact.artifact_id, number, from: approval, to })
  return (
    <>
      <Group gap="xs">
        <Text>Version {number}</Text>
        <Badge component="output" color={approvalWords[approval].color}>
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
          {to === 'approved' && failed.length > 0 ? (
            <ConfirmButton
              variant="filled"
              label={label}
              disabled={refusal !== undefined}
              question={{
                title: 'Approve copy that fails required checks?',
                children: <FailedChecks checks={failed} />,
                confirm: 'Approve anyway',
              }}
              act={() => act.mutateAsync(input(to))}
            />
          ) : (
            <Button
              {...(to === 'draft' && { variant: 'default' })}
              disabled={refusal !== undefined}
              loading={act.isPending && act.variables.to === to}
              onClick={() => act.mutate(input(to))}
            >
              {label}
            </Button>
          )}
          {refusal !== undefined && <Text size="sm">{refusal}</Text>}
        </Group>
      ))}
    </>
  )
}

function FailedChecks({ checks }: { checks: Version['checks'] }) {
  return (
    <List>
      {checks.map(({ check, reason }) => (
        <ListItem key={check}>
          <Text fw={600}>{labelOf(check)}</Text>
          <Text size="sm" c="dimmed" dir="auto">
            {reason ?? checkMeaning(check)}
          </Text>
        </ListItem>
      ))}
    </List>
  )
}

function failedChecks({ checks }: Version): Version['checks'] {
  return checks.filter(({ passed, severity }) => !passed && severity === 'hard')
}

/** Returns the possible next steps. A refusal only disables a button: core enforces the rules. */
function stepsFor(version: Version, role: OpenPanelProps['role'], userId: string): Step[] {
  const { approval, steps, author } = version
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
      const fails = failedChecks(version).length > 0
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
