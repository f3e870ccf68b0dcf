import type { ProgramUrls } from '@adcopy/local-stack'

export interface Provided {
  /** URL with a superuser's login, for creating databases. */
  adminDatabaseUrl: string
  templateDatabase: string
  /** For each program, the URL of the template database with a login that has the program's role. */
  programUrls: ProgramUrls
  postgresLogFile: string
  temporalAddress: string
  temporalUiUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Provided {}
}
