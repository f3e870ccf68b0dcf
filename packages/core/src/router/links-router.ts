import { passwordSchema, signUpSchema } from '@adcopy/contract'
import { z } from 'zod'
import { showInvitation } from '../invitations/show-invitation.ts'
import { signUpByInvitation } from '../invitations/sign-up-by-invitation.ts'
import { showPasswordReset } from '../password-resets/show-password-reset.ts'
import { usePasswordReset } from '../password-resets/use-password-reset.ts'
import { router, visitorProcedure } from './trpc.ts'

const linkInput = z.strictObject({ secret: z.string().min(1).max(100) })

/**
 * These procedures are mutations, even those that only read, because the input of a query would be part of the URL, and
 * URLs may be logged.
 */
export const linksRouter = router({
  invitation: visitorProcedure.input(linkInput).mutation(({ ctx, input }) => showInvitation({ ctx, input })),
  signUp: visitorProcedure
    .input(signUpSchema.extend(linkInput.shape))
    .mutation(({ ctx, input }) => signUpByInvitation({ ctx, input })),
  passwordReset: visitorProcedure.input(linkInput).mutation(({ ctx, input }) => showPasswordReset({ ctx, input })),
  setPassword: visitorProcedure
    .input(linkInput.extend({ password: passwordSchema }))
    .mutation(({ ctx, input }) => usePasswordReset({ ctx, input })),
})
