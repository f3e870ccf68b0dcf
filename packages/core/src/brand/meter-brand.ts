import { meterGrounding, type GroundingMeter } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { toProfile } from './brand-profile.ts'
import { gatherGrounding } from './snapshot.ts'

const noProfile = { name: '', description: '' }

/**
 * How full the workspace's grounding is, in UTF-8 bytes: what a job that is created now would draw on, before its offer.
 * A workspace without a brand profile has a meter too.
 */
export async function meterBrand({ ctx, input }: Call<{ workspaceId: string }>): Promise<GroundingMeter> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const { prisma } = ctx.deps.db
  const row = await prisma.brandProfile.findUnique({ where: { workspaceId } })
  return meterGrounding(await gatherGrounding(prisma, workspaceId, row === null ? noProfile : toProfile(row)))
}
