export class OpsError extends Error {
  override readonly name = 'OpsError'
}

/** The process then exits with status 2. */
export class UsageError extends OpsError {}
