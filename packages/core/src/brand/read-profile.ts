import type { BrandProfile } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { profileVersion, toProfile } from './brand-profile.ts'

export interface ProfileVersion {
  profile: BrandProfile
  version: string
}

export async function readProfile({ ctx, input }: Call<{ workspaceId: string }>): Promise<ProfileVersion | null> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const row = await ctx.deps.db.prisma.brandProfile.findUnique({ where: { workspaceId } })
  if (row === null) return null
  const profile = toProfile(row)
  return { profile, version: profileVersion(profile) }
}
