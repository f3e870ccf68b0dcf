/** The message is left out, because it may contain data. */
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

/** The lines before the call sites are left out, because they repeat the message. */
function frames(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => /^at .*(?::\d+:\d+\)?|<anonymous>\)?)$/.test(line)).slice(0, 12)
}
