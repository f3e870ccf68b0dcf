import { briefByFile, meterGrounding, type BriefShare, type GroundingMeter } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { toProfile } from './brand-profile.ts'
import { gatherGrounding, noProfile } from './snapshot.ts'

export interface BrandMeter extends GroundingMeter {
  files: Array<BriefShare & { name: string }>
}

/**
 * Measures the grounding that a new job without an offer would use, in UTF-8 bytes. If the workspace has no brand
 * profile, an empty profile is measured instead.
 */
export async function meterBrand({ ctx, input }: Call<{ workspaceId: string }>): Promise<BrandMeter> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const { prisma } = ctx.deps.db
  const row = await prisma.brandProfile.findUnique({ where: { workspaceId } })
  const grounding = await gatherGrounding(prisma, workspaceId, row === null ? noProfile : toProfile(row))
  const files = await prisma.knowledgeFile.findMany({ where: { workspaceId }, select: { id: true, name: true } })
  const names = new Map(files.map(({ id, name }) => [id, name]))
  return {
    ...meterGrounding(grounding),
    files: briefByFile(grounding.brand_brief).map((share) => ({ ...share, name: names.get(share.file_id) ?? '' })),
  }
}
