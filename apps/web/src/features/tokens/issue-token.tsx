'use client'

import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import classes from '../../components/light.module.css'
import { ShownOnce } from '../../components/shown-once.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { labelOf } from '../../components/words.ts'
import { curlOf } from './curl.ts'

const daySeconds = 86_400
const daysOffered = [30, 90, 365]

interface IssueTokenProps {
  members: Outputs['members']['list']
  /** A new token is no longer shown once its id is in this list. */
  revoked: readonly string[]
  apiOrigin: string
}

export function IssueToken({ members, revoked, apiOrigin }: IssueTokenProps) {
  const trpc = useTRPC()
  const [email, setEmail] = useState(members.find(({ is_you }) => is_you)?.email ?? '')
  const [days, setDays] = useState('90')
  const issue = useAct(trpc.tokens.issue.mutationOptions())
  return (
    <Stack>
      <Form
        onSubmit={() => issue.mutate({ email, ...(days !== '' && { expiresInSeconds: Number(days) * daySeconds }) })}
      >
        <Group align="flex-end">
          <NativeSelect
            label="Member"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            data={members.map((member) => ({
              value: member.email,
              label: `${member.name} (${labelOf(member.role)})`,
            }))}
          />
          <NativeSelect
            label="Expires"
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
            data={[
              ...daysOffered.map((each) => ({ value: String(each), label: `In ${each} days` })),
              { value: '', label: 'Never' },
            ]}
          />
          <Button type="submit" loading={issue.isPending}>
            Issue a token
          </Button>
        </Group>
      </Form>
      <ErrorAlert error={issue.error} />
      {issue.data !== undefined && !revoked.includes(issue.data.token_id) && (
        <>
          <ShownOnce title="New token" what="token" secret={issue.data.token}>
            Copy it now: it is not shown again. Only its fingerprint is kept.
          </ShownOnce>
          <Text size="sm">This request lists the offers of the workspace:</Text>
          <pre className={classes.block}>{curlOf(apiOrigin, issue.data.token)}</pre>
          <Group>
            <CopyButton text={curlOf(apiOrigin, issue.data.token)} what="curl command" />
          </Group>
        </>
      )}
    </Stack>
  )
}
