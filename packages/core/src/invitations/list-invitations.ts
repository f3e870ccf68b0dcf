import type { Role } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { inviterIsAdmin } from '../support/open-links.ts'

export interface InvitationView {
  invitation_id: string
  role: Role
  created_at: string
  expires_at: string
  /** Null if an operator created the invitation. */
  created_by: string | null
  used_by: string | null
  /** `void` means that the admin who created the invitation is no longer an admin. */
  state: 'open' | 'used' | 'revoked' | 'expired' | 'void'
}

const invitationsMax = 100

/** Returns a workspace's newest invitations, at most a hundred. */
export async function listInvitations({ ctx, input }: Call<{ workspaceId: string }>): Promise<InvitationView[]> {
  permit(ctx, input.workspaceId, 'admin')
  type Row = Omit<InvitationView, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date }
  const rows = await ctx.deps.db.prisma.$queryRaw<Row[]>`
    select invitation.id as invitation_id, invitation.role, invitation.created_at, invitation.expires_at,
           maker.name as created_by, guest.name as used_by,
           case when invitation.used_at is not null then 'used' when invitation.revoked_at is not null then 'revoked'
                when invitation.expires_at <= app_now() then 'expired' when not ${inviterIsAdmin} then 'void'
                else 'open' end as state
      from invitation left join app_user maker on maker.id = invitation.created_by
      left join app_user guest on guest.id = invitation.used_by
     where invitation.workspace_id = ${input.workspaceId}
     order by invitation.id desc limit ${invitationsMax}`
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
}
