export class OpsError extends Error {
  override readonly name = 'OpsError'
}

/** Thrown for an invalid command line. The process then exits with status 2. */
export class UsageError extends OpsError {}
