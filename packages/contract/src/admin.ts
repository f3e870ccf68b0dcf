import { z } from 'zod'
import { roles } from './roles.ts'
import { wellFormedText } from './text.ts'

export const emailSchema = wellFormedText()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'is not an email address' }))

const unitsMax = 1_000_000_000

export const allocationSchema = z
  .int({ error: 'is not a whole number' })
  .min(0)
  .max(unitsMax, { error: `is larger than ${unitsMax}` })

const yearSeconds = 365 * 24 * 60 * 60

export const tokenSecondsSchema = z
  .int({ error: 'is not a whole number' })
  .min(1)
  .max(100 * yearSeconds, { error: 'is longer than 100 years' })

export const workspaceNameSchema = wellFormedText().trim().min(1).max(200)

export const roleSchema = z.enum(roles)

export const invitationDaysSchema = z.int().min(1).max(30)

export const personNameSchema = wellFormedText().trim().min(1, { error: 'is empty' }).max(100)

const passwordCharactersMin = 10
// The maximum exists because a longer password takes more time to hash without adding security.
const passwordCharactersMax = 128

export const passwordSchema = wellFormedText()
  .min(passwordCharactersMin, { error: `a password has at least ${passwordCharactersMin} characters` })
  .max(passwordCharactersMax, { error: `a password has at most ${passwordCharactersMax} characters` })

/** `current` can be an older password, which newer rules would refuse. */
export const passwordChangeSchema = z.strictObject({ current: z.string().min(1).max(1000), password: passwordSchema })

export const signUpSchema = z.strictObject({ name: personNameSchema, email: emailSchema, password: passwordSchema })

/** The name must not look like an account id. */
export const operatorNameSchema = z
  .string()
  .regex(/^(?!usr_)[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/, { error: 'is not a name of letters, digits and . _ @ -' })
