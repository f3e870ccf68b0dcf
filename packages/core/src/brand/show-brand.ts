import { groundingSchema, meterGrounding, type BrandProfile, type MeteredField } from '@adcopy/contract'
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
    /** True if the grounding, even without an offer, is too large for creating a job. Source: POST-7. */
    too_large: boolean
    max_field_bytes_allowed: number
    total_bytes_allowed: number
    largest_fields: MeteredField[]
  }
}

const fieldsShownMax = 10

/** Returns the brand profile and the size of its grounding. Throws `not_found` if the workspace has no profile. */
export async function showBrand({ ctx, input }: Call<{ workspaceId: string }>): Promise<BrandView> {
  permit(ctx, input.workspaceId, 'viewer')
  const row = await ctx.deps.db.prisma.brandProfile.findUnique({
    where: { workspaceId: input.workspaceId },
    include: { grounding: true },
  })
  if (row === null) throw new Problem('not_found')
  const { id, maxFieldBytes, totalBytes } = row.grounding
  const meter = meterGrounding(groundingSchema.parse(row.grounding.content))
  return {
    profile: toProfile(row),
    grounding: {
      id,
      max_field_bytes: maxFieldBytes,
      total_bytes: totalBytes,
      too_large: meter.too_large,
      max_field_bytes_allowed: meter.field_bytes_max,
      total_bytes_allowed: meter.total_bytes_max,
      largest_fields: meter.fields.slice(0, fieldsShownMax),
    },
  }
}
