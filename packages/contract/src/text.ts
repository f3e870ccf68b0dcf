import { z } from 'zod'

/** Returns whether PostgreSQL can store a text unchanged. It cannot if the text contains NUL or a lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Returns the schema of a time in a response, in RFC 3339 format, UTC, with milliseconds. Source: D-JOB. */
export function instantSchema(description: string) {
  return z.iso.datetime().meta({
    description,
    pattern: String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`,
    examples: ['2026-11-21T09:30:00.000Z'],
  })
}

export function wellFormedText() {
  return z.string().refine(isStorable, { error: 'contains a NUL character or an unpaired surrogate' })
}
