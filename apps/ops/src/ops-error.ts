export class OpsError extends Error {
  override readonly name = 'OpsError'
}

/** Thrown for an invalid command line, which ends with exit status 2. */
export class UsageError extends OpsError {}
