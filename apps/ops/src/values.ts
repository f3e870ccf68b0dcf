import { allocationSchema, roles, tokenSecondsSchema } from '@adcopy/contract'
import { z } from 'zod'

// What may stand in the place of a flag or an argument.

export const text = z.string().trim().min(1, { error: 'is empty' })

export const email = z.email({ error: 'is not an email address' })

export const role = z.enum(roles)

export const access = z.enum(['enabled', 'disabled']).transform((word) => word === 'enabled')

export const allocation = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'is not a whole number of units' })
  .transform(Number)
  .pipe(allocationSchema)

const secondsPer = { s: 1, m: 60, h: 60 * 60, d: 24 * 60 * 60 } as const

/** How long a token is good for: `90d`, `12h`, `30m` or `45s`, in seconds. */
export const tokenSeconds = z
  .string()
  .regex(/^[1-9]\d{0,8}[smhd]$/, { error: 'is not a duration such as 90d, 12h, 30m or 45s' })
  .transform((word) => Number(word.slice(0, -1)) * secondsPer[word.slice(-1) as keyof typeof secondsPer])
  .pipe(tokenSecondsSchema)
