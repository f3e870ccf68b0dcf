import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

export async function revokeInvitation({ ctx, input }: Call<{ invitationId: string }>): Promise<void> {
  await transact(ctx.deps, async (tx) => {
    const row = await tx.invitation.findFirst({ where: { id: input.invitationId, ...visible(ctx.actor) } })
    if (row === null) throw new Problem('not_found')
    permit(ctx, row.workspaceId, 'admin')
    const revoked = await tx.$executeRaw`
      update invitation set revoked_at = coalesce(revoked_at, app_now()) where id = ${row.id} and used_at is null`
    if (revoked === 0) throw invalidRequest({ detail: 'was used already: remove the member instead' })
    await audit(tx, ctx.actor, { workspaceId: row.workspaceId, action: 'invitation.revoke', target: row.id })
  })
}
