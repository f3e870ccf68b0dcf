export class OpsError extends Error {
  override readonly name = 'OpsError'
}

/** An invalid command line. `ops` exits with status 2. */
export class UsageError extends OpsError {}
