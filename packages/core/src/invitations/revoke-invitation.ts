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
    const [before] = await tx.$queryRaw<Array<{ used: boolean; revoked: boolean }>>`
      select used_at is not null as used, revoked_at is not null as revoked from invitation where id = ${row.id} for update`
    if (before?.used === true) throw invalidRequest({ detail: 'was used already: remove the member instead' })
    if (before?.revoked === true) return
    await tx.$executeRaw`update invitation set revoked_at = app_now() where id = ${row.id}`
    await audit(tx, ctx.actor, { workspaceId: row.workspaceId, action: 'invitation.revoke', target: row.id })
  })
}
