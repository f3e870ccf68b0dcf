import { limits, type BrandProfile } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { toProfile } from './brand-profile.ts'

export interface BrandView {
  profile: BrandProfile
  grounding: {
    id: string
    max_field_bytes: number
    total_bytes: number
    /** Too large to create jobs from; contract, POST, rule 7. An offer's bytes come on top. */
    too_large: boolean
  }
}

/** The brand profile and the size of the workspace's grounding, or `not_found`. */
export async function showBrand({ ctx, input }: Call<{ workspaceId: string }>): Promise<BrandView> {
  permit(ctx, input.workspaceId, 'viewer')
  const row = await ctx.deps.db.prisma.brandProfile.findUnique({
    where: { workspaceId: input.workspaceId },
    include: { grounding: true },
  })
  if (row === null) throw new Problem('not_found')
  const { id, maxFieldBytes, totalBytes } = row.grounding
  const too_large = maxFieldBytes > limits.groundingFieldBytesMax || totalBytes > limits.groundingTotalBytesMax
  return {
    profile: toProfile(row),
    grounding: { id, max_field_bytes: maxFieldBytes, total_bytes: totalBytes, too_large },
  }
}
