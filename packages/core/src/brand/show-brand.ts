import { meterGrounding, type BrandProfile, type MeteredField } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { toProfile } from './brand-profile.ts'
import { gatherGrounding } from './snapshot.ts'

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

/** Throws `not_found` if the workspace has no profile. */
export async function showBrand({ ctx, input }: Call<{ workspaceId: string }>): Promise<BrandView> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const { prisma } = ctx.deps.db
  const row = await prisma.brandProfile.findUnique({ where: { workspaceId } })
  if (row === null) throw new Problem('not_found')
  const profile = toProfile(row)
  const meter = meterGrounding(await gatherGrounding(prisma, workspaceId, profile))
  return {
    profile,
    grounding: {
      id: row.groundingId,
      max_field_bytes: meter.fields[0]?.bytes ?? 0,
      total_bytes: meter.total_bytes,
      too_large: meter.too_large,
      max_field_bytes_allowed: meter.field_bytes_max,
      total_bytes_allowed: meter.total_bytes_max,
      largest_fields: meter.fields.slice(0, fieldsShownMax),
    },
  }
}
