import type { ProgramUrls } from '@adcopy/local-stack'

/** Values that a tier's set-up gives every test file through `inject`. */
export interface Provided {
  /** URL, for a superuser, of a database from which new ones are created. */
  adminDatabaseUrl: string
  templateDatabase: string
  /** URLs of the template database, one per program with its role. */
  programUrls: ProgramUrls
  /** File with the database server's output, for tests that search it. */
  postgresLogFile: string
  temporalAddress: string
  temporalUiUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Provided {}
}
