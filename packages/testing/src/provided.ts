/** Values that a tier's set-up gives every test file through `inject`. */
export interface Provided {
  /** Superuser's URL of a database from which new ones are created. */
  adminDatabaseUrl: string
  templateDatabase: string
  /** The database server's output, for searching it. */
  postgresLogFile: string
  temporalAddress: string
  temporalUiUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Provided {}
}
