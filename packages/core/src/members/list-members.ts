import type { Role } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'

export interface MemberView {
  user_id: string
  name: string
  email: string
  role: Role
  joined_at: string
  is_you: boolean
  /** False if the account has another membership, belongs to an operator, or is the caller's own account. */
  resettable: boolean
}

export async function listMembers({ ctx, input }: Call<{ workspaceId: string }>): Promise<MemberView[]> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const self = ctx.actor.kind === 'member' ? ctx.actor.userId : ''
  const rows = await ctx.deps.db.prisma.$queryRaw<Array<Omit<MemberView, 'joined_at'> & { joined_at: Date }>>`
    select u.id as user_id, u.name, u.email, m.role, m.created_at as joined_at, u.id = ${self} as is_you,
           u.id <> ${self} and not exists (select from operator o where o.user_id = u.id) and not exists
             (select from membership e where e.user_id = u.id and e.removed_at is null and e.workspace_id <> m.workspace_id)
             as resettable
      from membership m join app_user u on u.id = m.user_id
     where m.workspace_id = ${workspaceId} and m.removed_at is null
     order by lower(u.name), u.id`
  return rows.map((row) => ({ ...row, joined_at: row.joined_at.toISOString() }))
}
