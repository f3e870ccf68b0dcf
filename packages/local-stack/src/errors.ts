/** An error that the user can fix. Its message is printed without a stack trace. */
export class SetUpError extends Error {
  override name = 'SetUpError'
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
