import { z } from 'zod'
import { wellFormedText } from './text.ts'

// What administrative verbs take, whichever face asks.

/** Address of a person, in lower case. */
export const emailSchema = wellFormedText()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'is not an email address' }))

/** Units of allocation in a UTC month. */
export const allocationSchema = z.int({ error: 'is not a whole number' }).min(0).max(1_000_000_000)

/** Name of a workspace. */
export const workspaceNameSchema = wellFormedText().trim().min(1).max(200)
