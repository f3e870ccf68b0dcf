import { passwordChangeSchema } from '@adcopy/contract'
import { z } from 'zod'
import { changePassword } from '../accounts/change-password.ts'
import { endOtherSessions } from '../accounts/end-other-sessions.ts'
import { endSession } from '../accounts/end-session.ts'
import { listSessions } from '../accounts/list-sessions.ts'
import { listSignIns } from '../accounts/list-sign-ins.ts'
import { joinByInvitation } from '../invitations/join-by-invitation.ts'
import { accountProcedure, router } from './trpc.ts'

export const accountRouter = router({
  sessions: accountProcedure.query(({ ctx }) => listSessions({ ctx, input: {} })),
  signIns: accountProcedure.query(({ ctx }) => listSignIns({ ctx, input: {} })),
  endSession: accountProcedure
    .input(z.strictObject({ sessionId: z.string() }))
    .mutation(({ ctx, input }) => endSession({ ctx, input })),
  changePassword: accountProcedure
    .input(passwordChangeSchema)
    .mutation(({ ctx, input }) => changePassword({ ctx, input })),
  endOtherSessions: accountProcedure.mutation(({ ctx }) => endOtherSessions({ ctx, input: {} })),
  join: accountProcedure
    .input(z.strictObject({ secret: z.string() }))
    .mutation(({ ctx, input }) => joinByInvitation({ ctx, input })),
})
