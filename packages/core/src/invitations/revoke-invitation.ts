import { permitOn } from '../access/permit-on.ts'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

export async function revokeInvitation({ ctx, input }: Call<{ invitationId: string }>): Promise<void> {
  const { invitationId } = input
  const workspaceId = await permitOn(ctx, 'invitation', invitationId, 'admin')
  await transact(ctx.deps, async (tx) => {
    const [before] = await tx.$queryRaw<Array<{ used: boolean; revoked: boolean }>>`
      select used_at is not null as used, revoked_at is not null as revoked from invitation where id = ${invitationId} for update`
    if (before?.used === true) throw invalidRequest({ detail: 'was used already: remove the member instead' })
    if (before?.revoked === true) return
    await tx.$executeRaw`update invitation set revoked_at = app_now() where id = ${invitationId}`
    await audit(tx, ctx.actor, { workspaceId, action: 'invitation.revoke', target: invitationId })
  })
}
