import type { ProgramUrls } from '@adcopy/local-stack'

/** Values that a tier's set-up gives every test file through `inject`. */
export interface Provided {
  /** Superuser's URL of a database from which new ones are created. */
  adminDatabaseUrl: string
  templateDatabase: string
  /** URLs of the template under each program's role. */
  programUrls: ProgramUrls
  /** The database server's output, for searching it. */
  postgresLogFile: string
  temporalAddress: string
  temporalUiUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Provided {}
}
