import { brandProfileSchema, type BrandProfile } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { requireVersion } from '../stale-write.ts'
import { audit } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { readClock } from '../support/read-clock.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { profileVersion, toProfile, toRow } from './brand-profile.ts'
import { requireRoom } from './require-room.ts'
import { gatherGrounding, writeSnapshot } from './snapshot.ts'

export interface ImportBrand {
  workspaceId: string
  profile: BrandProfile
  /**
   * The version that the caller edited; null if there was no profile. If absent, the profile is replaced
   * unconditionally.
   */
  basedOn?: string | null | undefined
}

/**
 * Throws `StaleWrite` if the stored version is not `basedOn`, and `invalid_request` if the workspace has no room for
 * the profile.
 */
export async function importBrand({ ctx, input }: Call<ImportBrand>): Promise<{ version: string }> {
  const { workspaceId, basedOn } = input
  permit(ctx, workspaceId, 'editor')
  const row = toRow(brandProfileSchema.parse(input.profile))
  const profile = toProfile(row)
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireChangeRoom(tx, ctx.actor, workspaceId)
    const stored = await tx.brandProfile.findUnique({ where: { workspaceId } })
    requireVersion(basedOn, stored && profileVersion(toProfile(stored)))
    const grounding = await gatherGrounding(tx, workspaceId, profile)
    requireRoom(grounding, profile, stored === null ? undefined : toProfile(stored))
    const groundingId = await writeSnapshot(tx, workspaceId, grounding)
    await tx.brandProfile.upsert({
      where: { workspaceId },
      update: { ...row, groundingId, updatedAt: await readClock(tx) },
      create: { workspaceId, ...row, groundingId },
    })
    await audit(tx, ctx.actor, { workspaceId, action: 'brand.import', target: groundingId })
  })
  return { version: profileVersion(profile) }
}
