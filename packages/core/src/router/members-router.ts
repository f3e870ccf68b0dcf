import { emailSchema, invitationDaysSchema, roleSchema } from '@adcopy/contract'
import { z } from 'zod'
import { createInvitation } from '../invitations/create-invitation.ts'
import { listInvitations } from '../invitations/list-invitations.ts'
import { revokeInvitation } from '../invitations/revoke-invitation.ts'
import { listMembers } from '../members/list-members.ts'
import { removeMember } from '../members/remove-member.ts'
import { setMemberRole } from '../members/set-member-role.ts'
import { createPasswordReset } from '../password-resets/create-password-reset.ts'

import { memberProcedure, router } from './trpc.ts'

const memberInput = z.strictObject({ email: emailSchema })

export const membersRouter = router({
  list: memberProcedure.query(({ ctx }) => listMembers({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  setRole: memberProcedure
    .input(memberInput.extend({ role: roleSchema }))
    .mutation(({ ctx, input }) => setMemberRole({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
  remove: memberProcedure
    .input(memberInput)
    .mutation(({ ctx, input }) => removeMember({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
  resetPassword: memberProcedure
    .input(z.strictObject({ userId: z.string() }))
    .mutation(({ ctx, input }) =>
      createPasswordReset({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } }),
    ),
  invitations: memberProcedure.query(({ ctx }) =>
    listInvitations({ ctx, input: { workspaceId: ctx.actor.workspaceId } }),
  ),
  invite: memberProcedure
    .input(z.strictObject({ role: roleSchema, days: invitationDaysSchema }))
    .mutation(({ ctx, input }) => createInvitation({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
  revokeInvitation: memberProcedure
    .input(z.strictObject({ invitationId: z.string() }))
    .mutation(({ ctx, input }) => revokeInvitation({ ctx, input })),
})
