import type { Avatar } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { avatarVersion, toAvatar } from './avatar.ts'

export interface AvatarView {
  avatar_id: string
  avatar: Avatar
  version: string
}

export async function listAvatars({ ctx, input }: Call<{ workspaceId: string }>): Promise<AvatarView[]> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const rows = await ctx.deps.db.prisma.avatar.findMany({ where: { workspaceId }, orderBy: { id: 'asc' } })
  return rows.map((row) => {
    const avatar = toAvatar(row)
    return { avatar_id: row.id, avatar, version: avatarVersion(avatar) }
  })
}
