import { DatabaseError } from '@adcopy/core'

/** What may be logged of a cause: its kind and code, and the stack's own lines; never a message, which may quote input. */
export function describeCause(error: unknown): { kind: string; code?: string; at?: string[] } {
  if (error instanceof DatabaseError) return { kind: error.name, code: error.code }
  if (!(error instanceof Error)) return { kind: typeof error }
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
  const inner = error.cause instanceof Error ? describeCause(error.cause) : undefined
  return inner ?? { kind: error.name, ...(at !== undefined && { at }) }
}
