import { migrate } from '@adcopy/core'
import { createDatabase, ensureLogins, startPostgres, type ProgramUrls } from '@adcopy/local-stack'
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
  const url = await createDatabase(adminUrl, templateDatabase)
  await migrate(url)
  return ensureLogins(url)
}
