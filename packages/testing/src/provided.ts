import type { ProgramUrls } from '@adcopy/local-stack'

export interface Provided {
  /** URL with a superuser's login, for creating databases. */
  adminDatabaseUrl: string
  templateDatabase: string
  /** URLs of the template database, one per program, with a login in the program's role. */
  programUrls: ProgramUrls
  postgresLogFile: string
  temporalAddress: string
  temporalUiUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Provided {}
}
