/** What the set-up of a tier gives every test file, by `inject`. */
export interface Provided {
  /** Superuser's URL of a database from which new ones are made. */
  adminDatabaseUrl: string
  templateDatabase: string
  /** What the database server prints, for searching it. */
  postgresLogFile: string
  temporalAddress: string
  temporalUiUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Provided {}
}
