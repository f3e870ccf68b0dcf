import { z } from 'zod'
import { roles } from './roles.ts'
import { wellFormedText } from './text.ts'

// Inputs of administrative verbs, which the web application and the command line share.

/** A person's email address, in lower case. */
export const emailSchema = wellFormedText()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'is not an email address' }))

const unitsMax = 1_000_000_000

/** The allocation: units per UTC month. */
export const allocationSchema = z
  .int({ error: 'is not a whole number' })
  .min(0)
  .max(unitsMax, { error: `is larger than ${unitsMax}` })

const yearSeconds = 365 * 24 * 60 * 60

/** Lifetime of a token, in seconds. */
export const tokenSecondsSchema = z
  .int({ error: 'is not a whole number' })
  .min(1)
  .max(100 * yearSeconds, { error: 'is longer than 100 years' })

/** Name of a workspace. */
export const workspaceNameSchema = wellFormedText().trim().min(1).max(200)

/** Role of a member. */
export const roleSchema = z.enum(roles)

/** Whole days until an invitation expires. */
export const invitationDaysSchema = z.int().min(1).max(30)

/** Name of a person. */
export const personNameSchema = wellFormedText().trim().min(1, { error: 'is empty' }).max(100)

const passwordCharactersMin = 10
// A longer password takes more time to hash and adds no security.
const passwordCharactersMax = 128

/** A password that a person chooses. */
export const passwordSchema = wellFormedText()
  .min(passwordCharactersMin, { error: `a password has at least ${passwordCharactersMin} characters` })
  .max(passwordCharactersMax, { error: `a password has at most ${passwordCharactersMax} characters` })

/** What a person enters to sign up. */
export const signUpSchema = z.strictObject({ name: personNameSchema, email: emailSchema, password: passwordSchema })

/** The name under which an operator acts at the command line; an account id is not allowed. */
export const operatorNameSchema = z
  .string()
  .regex(/^(?!usr_)[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/, { error: 'is not a name of letters, digits and . _ @ -' })
