// This import must come first, because it configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { passwordSchema, signUpSchema } from '@adcopy/contract'
import { z } from 'zod'

/**
 * Functions that return faults by field, as the contract defines them. This module loads when a form is sent, because
 * Zod is large.
 */
export const findFaults = {
  signUp: checkValues(signUpSchema, { sync: true }),
  newPassword: checkValues(z.object({ password: passwordSchema }), { sync: true }),
}
