import type { BrandProfile } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { readClock } from '../support/read-clock.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'
import { toProfile, toRow } from './brand-profile.ts'
import { writeSnapshot } from './snapshot.ts'

/** Replaces the whole brand profile. Jobs accepted before keep their snapshot. */
export async function importBrand({ ctx, input }: Call<{ workspaceId: string; profile: BrandProfile }>): Promise<void> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'editor')
  const row = toRow(input.profile)
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const groundingId = await writeSnapshot(tx, workspaceId, toProfile(row))
    await tx.brandProfile.upsert({
      where: { workspaceId },
      update: { ...row, groundingId, updatedAt: await readClock(tx) },
      create: { workspaceId, ...row, groundingId },
    })
    await audit(tx, ctx.actor, { workspaceId, action: 'brand.import', target: groundingId })
  })
}
