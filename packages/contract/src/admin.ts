import { z } from 'zod'
import { wellFormedText } from './text.ts'

// What administrative verbs take, whichever face asks.

/** Address of a person, in lower case. */
export const emailSchema = wellFormedText()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'is not an email address' }))

const unitsMax = 1_000_000_000

/** Units of allocation in a UTC month. */
export const allocationSchema = z
  .int({ error: 'is not a whole number' })
  .min(0)
  .max(unitsMax, { error: `is larger than ${unitsMax}` })

const yearSeconds = 365 * 24 * 60 * 60

/** How long a token is good for, in seconds. */
export const tokenSecondsSchema = z
  .int({ error: 'is not a whole number' })
  .min(1)
  .max(100 * yearSeconds, { error: 'is longer than 100 years' })

/** Name of a workspace. */
export const workspaceNameSchema = wellFormedText().trim().min(1).max(200)
