'use client'

import { Stack, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parseAsString, useQueryState } from 'nuqs'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { AuditList } from './audit-list.tsx'

interface AuditViewProps {
  initial: Outputs['audit']['list']
  /** Set only for operators. The list then covers all workspaces. */
  workspaces?: Outputs['operations']['workspaces']
}

export function AuditView({ initial, workspaces }: AuditViewProps) {
  const trpc = useTRPC()
  const [cursor, setCursor] = useQueryState('cursor', parseAsString.withOptions({ history: 'push' }))
  const input = cursor === null ? {} : { cursor }
  const options = { ...(cursor === null && { initialData: initial }), placeholderData: keepPreviousData }
  const { data, error } = useQuery(
    workspaces === undefined
      ? trpc.audit.list.queryOptions(input, options)
      : trpc.operations.audit.queryOptions(input, options),
  )
  const names = workspaces && new Map(workspaces.map(({ workspace_id, name }) => [workspace_id, name]))
  return (
    <Stack maw={860}>
      <Title order={1}>Audit trail</Title>
      <ErrorAlert error={error} />
      {data !== undefined && (
        <AuditList list={data} cursor={cursor} setCursor={setCursor} {...(names && { workspaces: names })} />
      )}
    </Stack>
  )
}
