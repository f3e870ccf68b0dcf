import type { z } from 'zod'
import { Problem } from '../problem.ts'

export function parse<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({ detail: `${name}: ${issue.message}` }))
  throw new Problem('invalid_request', { errors })
}
