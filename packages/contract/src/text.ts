import { z } from 'zod'

/** Returns whether PostgreSQL stores a text unchanged: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Returns the schema of an instant in responses: RFC 3339 in UTC with milliseconds. Source: decisions, "Job". */
export function instantSchema(description: string) {
  return z.iso.datetime().meta({
    description,
    pattern: String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`,
    examples: ['2026-11-21T09:30:00.000Z'],
  })
}

/** Schema of a string that is stored exactly as sent. */
export function wellFormedText() {
  return z.string().refine(isStorable, { error: 'holds a NUL or a lone surrogate' })
}
