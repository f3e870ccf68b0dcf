import { invitationDaysSchema, roleSchema, type Role } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit, nameOfActor } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { mintLinkSecret } from '../support/link-secret.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'

export interface CreateInvitation {
  workspaceId: string
  role: Role
  days: number
}

/**
 * No other function returns the link, because only a hash of its secret is stored. The secret follows the `#`, because
 * browsers do not send that part of a URL to servers, where it could be logged.
 */
export async function createInvitation({
  ctx,
  input,
}: Call<CreateInvitation>): Promise<{ invitation_id: string; url: string }> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'admin')
  const role = parse(roleSchema, input.role, 'role')
  const days = parse(invitationDaysSchema, input.days, 'days')
  const { secret, hash } = mintLinkSecret()
  const id = newId('invitation')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await tx.$executeRaw`
      insert into invitation (id, workspace_id, role, hash, created_by, expires_at)
      values (${id}, ${workspaceId}, ${role}, ${hash}, ${nameOfActor(ctx.actor)}, app_now() + make_interval(days => ${days}::int))`
    await audit(tx, ctx.actor, { workspaceId, action: 'invitation.create', target: id, details: { role, days } })
  })
  return { invitation_id: id, url: `${ctx.deps.settings.webOrigin}/join#${secret}` }
}
