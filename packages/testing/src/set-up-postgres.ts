import { migrate } from '@adcopy/core'
import { startPostgres, startTemporal } from '@adcopy/local-stack'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

/** What the set-up of a run gives every test file, by `inject`. */
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

const templateDatabase = 'adcopy_template'

/** One real PostgreSQL and one real Temporal for the whole run; every test file makes its own database of the template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, temporal] = await Promise.all([startPostgres({ ephemeral: true }), startTemporal()])
  await makeTemplate(postgres.url)
  project.provide('adminDatabaseUrl', postgres.url)
  project.provide('templateDatabase', templateDatabase)
  project.provide('postgresLogFile', postgres.logFile)
  project.provide('temporalAddress', temporal.address)
  project.provide('temporalUiUrl', temporal.uiUrl)
  return async () => {
    await Promise.all([postgres.stop(), temporal.stop()])
  }
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  const url = new URL(adminUrl)
  url.pathname = `/${templateDatabase}`
  await migrate(url.href)
}
