'use client'

import { Stack, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parseAsString, useQueryState } from 'nuqs'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { AuditList } from '../audit/audit-list.tsx'

interface OperationsAuditViewProps {
  events: Outputs['operations']['audit']
  workspaces: Outputs['operations']['workspaces']
}

export function OperationsAuditView({ events, workspaces }: OperationsAuditViewProps) {
  const trpc = useTRPC()
  const [cursor, setCursor] = useQueryState('cursor', parseAsString.withOptions({ history: 'push' }))
  const { data, error } = useQuery(
    trpc.operations.audit.queryOptions(cursor === null ? {} : { cursor }, {
      ...(cursor === null && { initialData: events }),
      placeholderData: keepPreviousData,
    }),
  )
  const names = new Map(workspaces.map(({ workspace_id, name }) => [workspace_id, name]))
  return (
    <Stack maw={860}>
      <Title order={1}>Audit trail</Title>
      <ErrorAlert error={error} />
      {data !== undefined && <AuditList list={data} cursor={cursor} setCursor={setCursor} workspaces={names} />}
    </Stack>
  )
}
