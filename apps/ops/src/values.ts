import { allocationSchema, roles, tokenSecondsSchema } from '@adcopy/contract'
import { z } from 'zod'

// The `title` and `example` of a schema appear in the help.

export const text = z.string().trim().min(1, { error: 'is empty' })

export const jsonFile = text.meta({ title: 'file.json', example: 'file.json' })

export const email = z
  .email({ error: 'is not an email address' })
  .meta({ title: 'address', example: 'ada@example.com' })

export const role = z.enum(roles)

const accessWords = ['enabled', 'disabled'] as const

export const access = z
  .enum(accessWords)
  .transform((word) => word === 'enabled')
  .meta({ title: accessWords.join('|'), example: 'enabled' })

export const allocation = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'is not a whole number of units' })
  .transform(Number)
  .pipe(allocationSchema)
  .meta({ title: 'units', description: 'units per UTC month', example: '1000' })

export const allocationOrUnset = z
  .string()
  .transform((word) => (word === 'unset' ? null : word))
  .pipe(allocation.nullable())
  .meta({ title: 'units', description: 'units per UTC month, or unset', example: '1000' })

const secondsPer = { s: 1, m: 60, h: 60 * 60, d: 24 * 60 * 60 } as const

export const tokenSeconds = z
  .string()
  .regex(/^[1-9]\d{0,8}[smhd]$/, { error: 'is not a duration such as 90d, 12h, 30m or 45s' })
  .transform((word) => Number(word.slice(0, -1)) * secondsPer[word.slice(-1) as keyof typeof secondsPer])
  .pipe(tokenSecondsSchema)
  .meta({ title: 'duration', description: 'such as 90d, 12h, 30m or 45s', example: '90d' })
