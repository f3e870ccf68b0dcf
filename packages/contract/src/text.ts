import { z } from 'zod'

/** PostgreSQL can store neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** RFC 3339, UTC, with milliseconds. Source: D-JOB. */
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
