/** An error with a one-line message for people. */
export class OpsError extends Error {
  override readonly name = 'OpsError'
}

/** The command line is wrong: exit status 2. */
export class UsageError extends OpsError {}
