// Import first: this configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { passwordSchema, signUpSchema } from '@adcopy/contract'
import { z } from 'zod'

/** Faults by field, as the contract defines them. Loaded when a form is sent, since Zod is large. */
export const findFaults = {
  signUp: checkValues(signUpSchema, { sync: true }),
  newPassword: checkValues(z.object({ password: passwordSchema }), { sync: true }),
}
