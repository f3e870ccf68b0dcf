'use client'

import type { Avatar } from '@adcopy/contract'
import { useQuery } from '@tanstack/react-query'
import { useTRPC, type Outputs } from '../../components/trpc.ts'
import { useAct } from '../../components/use-act.ts'
import { avatarFields } from './audience-fields.ts'
import { MemberRecord } from './member-record.tsx'

interface AvatarViewProps {
  workspaceId: string
  avatarId: string | null
  initial: { avatars: Outputs['avatars']['list']; meter: Outputs['brand']['meter'] }
  canEdit: boolean
}

export function AvatarView({ workspaceId, avatarId, initial, canEdit }: AvatarViewProps) {
  const trpc = useTRPC()
  const options = trpc.avatars.list.queryOptions(undefined, { initialData: initial.avatars })
  const { data, error, refetch } = useQuery(options)
  const add = useAct(trpc.avatars.add.mutationOptions())
  const update = useAct(trpc.avatars.update.mutationOptions())
  const remove = useAct(trpc.avatars.remove.mutationOptions())
  const find = (rows: Outputs['avatars']['list']) => {
    const row = rows.find(({ avatar_id }) => avatar_id === avatarId)
    return row && { content: row.avatar, version: row.version }
  }
  return (
    <MemberRecord
      workspaceId={workspaceId}
      word="avatar"
      fields={avatarFields}
      kind="avatar"
      place={avatarId === null ? null : data.findIndex(({ avatar_id }) => avatar_id === avatarId)}
      stored={avatarId === null ? null : find(data)}
      meter={initial.meter}
      error={error}
      canEdit={canEdit}
      add={async (content) => void (await add.mutateAsync({ avatar: content as Avatar }))}
      update={async (content, basedOn) => {
        const input = { avatarId: avatarId ?? '', avatar: content as Avatar, basedOn }
        return (await update.mutateAsync(input)).version
      }}
      remove={() => remove.mutateAsync({ avatarId: avatarId ?? '' })}
      reread={async () => find((await refetch({ throwOnError: true })).data ?? [])}
    />
  )
}
