import { emailSchema, type Role } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { parse } from '../support/parse.ts'
import { requireMemberRoom } from '../support/require-member-room.ts'
import { transact } from '../support/transact.ts'

export interface AddMember {
  workspaceId: string
  email: string
  role: Role
  name?: string | undefined
}

/**
 * Creates an account if the email address is new. A removed member gets a new membership, but their old tokens are
 * still refused. Throws `invalid_request` if the person is already a member.
 */
export async function addMember({ ctx, input }: Call<AddMember>): Promise<{ user_id: string; membership_id: string }> {
  const { workspaceId, role } = input
  permit(ctx, workspaceId, 'admin')
  const email = parse(emailSchema, input.email, 'email')
  return transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const user = await tx.user.upsert({
      where: { email },
      update: {},
      create: { id: newId('user'), email, name: input.name ?? email.slice(0, email.indexOf('@')) },
    })
    const current = await tx.membership.findFirst({ where: { workspaceId, userId: user.id, removedAt: null } })
    if (current !== null) throw invalidRequest({ detail: 'is a member already' })
    await requireMemberRoom(tx, workspaceId)
    const membershipId = newId('membership')
    await tx.membership.create({ data: { id: membershipId, workspaceId, userId: user.id, role } })
    await audit(tx, ctx.actor, { workspaceId, action: 'member.add', target: user.id, details: { role } })
    return { user_id: user.id, membership_id: membershipId }
  })
}
