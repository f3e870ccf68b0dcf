import { migrate } from '@adcopy/core'
import { ensureLogins, startPostgres, type ProgramUrls } from '@adcopy/local-stack'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

const templateDatabase = 'adcopy_template'

/** Every test file creates its own database from the template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('adminDatabaseUrl', postgres.url)
  project.provide('templateDatabase', templateDatabase)
  project.provide('programUrls', await makeTemplate(postgres.url))
  project.provide('postgresLogFile', postgres.logFile)
  return () => postgres.stop()
}

async function makeTemplate(adminUrl: string): Promise<ProgramUrls> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  const url = new URL(adminUrl)
  url.pathname = `/${templateDatabase}`
  await migrate(url.href)
  return ensureLogins(url.href)
}
