'use client'

import { Stack, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parseAsString, useQueryState } from 'nuqs'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { AuditList } from './audit-list.tsx'

export function AuditView({ initial }: { initial: Outputs['audit']['list'] }) {
  const trpc = useTRPC()
  const [cursor, setCursor] = useQueryState('cursor', parseAsString.withOptions({ history: 'push' }))
  const { data, error } = useQuery(
    trpc.audit.list.queryOptions(cursor === null ? {} : { cursor }, {
      ...(cursor === null && { initialData: initial }),
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Stack maw={860}>
      <Title order={1}>Audit trail</Title>
      <ErrorAlert error={error} />
      {data !== undefined && <AuditList list={data} cursor={cursor} setCursor={setCursor} />}
    </Stack>
  )
}
