'use client'

import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { numbers } from '../../components/words.ts'
import { BriefPanel } from './brief-panel.tsx'
import { FileList } from './file-list.tsx'
import { mebibytes } from './knowledge-words.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

const DropZone = dynamic(() => import('./drop-zone.tsx').then((module) => module.DropZone), {
  ssr: false,
  loading: () => <Skeleton height={150} />,
})

const readingMs = 2_000
const idleMs = 5_000

interface KnowledgeViewProps {
  workspaceId: string
  initial: {
    files: Outputs['knowledge']['list']
    meter: Outputs['brand']['meter']
    room: Outputs['knowledge']['room']
  }
  canEdit: boolean
}

export function KnowledgeView({ workspaceId, initial, canEdit }: KnowledgeViewProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: files, error } = useQuery(
    trpc.knowledge.list.queryOptions(undefined, {
      initialData: initial.files,
      refetchInterval: ({ state }) =>
        state.data?.some((file) => file.state === 'pending') === true ? readingMs : idleMs,
    }),
  )
  const { data: meter } = useQuery(trpc.brand.meter.queryOptions(undefined, { initialData: initial.meter }))
  const { data: room } = useQuery(trpc.knowledge.room.queryOptions(undefined, { initialData: initial.room }))
  const { uploads, add, again, dismiss } = useUploads(workspaceId, () => void queryClient.invalidateQueries())
  return (
    <Stack maw={900}>
      <Title order={1}>Knowledge</Title>
      <Text c="dimmed">
        Paragraphs, list items and table rows of these files become facts that copy may draw on. What is wrong in a file
        will be wrong in the copy.
      </Text>
      <ErrorAlert error={error} />
      <BriefPanel meter={meter} canEdit={canEdit} />
      {canEdit && <DropZone onFiles={add} />}
      <Text size="sm" c={isFull(room) ? 'red' : 'dimmed'}>
        {`Stored: ${numbers.format(room.files)} of ${numbers.format(room.files_max)} files, `}
        {`${mebibytes(room.bytes)} of ${mebibytes(room.bytes_max)} MiB.`}
      </Text>
      <UploadList uploads={uploads} again={again} dismiss={dismiss} />
      <Title order={2}>Files</Title>
      <FileList workspaceId={workspaceId} files={files} />
    </Stack>
  )
}

function isFull({ files, files_max, bytes, bytes_max }: Outputs['knowledge']['room']): boolean {
  return files >= files_max || bytes >= bytes_max
}
