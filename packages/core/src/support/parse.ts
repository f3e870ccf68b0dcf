import type { z } from 'zod'
import { invalidRequest } from '../problem.ts'

export function parse<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidRequest(...parsed.error.issues.map((issue) => ({ detail: `${name}: ${issue.message}` })))
}
