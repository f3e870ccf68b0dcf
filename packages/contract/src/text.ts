import { z } from 'zod'

/** Whether PostgreSQL stores a text as it stands: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A string that is stored as it was sent. */
export function wellFormedText() {
  return z.string().refine(isStorable, { error: 'holds a NUL or a lone surrogate' })
}
