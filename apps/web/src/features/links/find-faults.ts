// This import must come first, because it configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { passwordChangeSchema, passwordSchema, signUpSchema } from '@adcopy/contract'
import { z } from 'zod'

export const findFaults = {
  signUp: checkValues(signUpSchema),
  changePassword: checkValues(passwordChangeSchema),
  newPassword: checkValues(z.object({ password: passwordSchema })),
}
