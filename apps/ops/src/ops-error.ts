/** What went wrong, in one line for the person at the terminal. */
export class OpsError extends Error {
  override readonly name = 'OpsError'
}

/** The line itself is wrong: ends with 2. */
export class UsageError extends OpsError {}
