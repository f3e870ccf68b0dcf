/**
 * Returns an error's name, code and call sites, without its message, which may quote data. For this project's own
 * errors the code is sufficient.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, type } = error as { code?: unknown; type?: unknown }
  return {
    name: error.name,
    ...(isCode(code) && { code }),
    ...(isCode(type) && { type }),
    at: frames(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

function isCode(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value))
}

/** The call sites in an error's stack, without its first lines: they repeat the message, which may have several lines. */
function frames(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => /^at .*(?::\d+:\d+\)?|<anonymous>\)?)$/.test(line)).slice(0, 12)
}
