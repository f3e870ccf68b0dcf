import type { Role } from '@adcopy/contract'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { hashLinkSecret } from '../support/link-secret.ts'
import { openInvitation } from '../support/open-links.ts'

export interface InvitationOffer {
  workspace_id: string
  workspace_name: string
  role: Role
  expires_at: string
}

/** Anyone who has the secret may call this. Throws `not_found` if the invitation is not open. */
export async function showInvitation({ ctx, input }: Call<{ secret: string }>): Promise<InvitationOffer> {
  const [row] = await ctx.deps.db.prisma.$queryRaw<Array<Omit<InvitationOffer, 'expires_at'> & { expires_at: Date }>>`
    select workspace.id as workspace_id, workspace.name as workspace_name, invitation.role, invitation.expires_at
      from invitation join workspace on workspace.id = invitation.workspace_id
     where invitation.hash = ${hashLinkSecret(input.secret)} and ${openInvitation}`
  if (row === undefined) throw new Problem('not_found')
  return { ...row, expires_at: row.expires_at.toISOString() }
}
