import type { ProgramUrls } from '@adcopy/local-stack'

/** Values that the set-up of a tier provides to every test file through `inject`. */
export interface Provided {
  /** URL with a superuser's login, for creating databases. */
  adminDatabaseUrl: string
  templateDatabase: string
  /** URLs of the template database, one per program, with a login in the program's role. */
  programUrls: ProgramUrls
  /** File with the database server's output, for tests that search it. */
  postgresLogFile: string
  temporalAddress: string
  temporalUiUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Provided {}
}
