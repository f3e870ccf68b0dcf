import { randomBytes } from 'node:crypto'
import type { Program } from '@adcopy/db/migrate'
import pg from 'pg'

export type ProgramUrls = Record<Program, string>

export async function ensureLogins(ownerUrl: string): Promise<ProgramUrls> {
  const { grantRoles, programs, roleOf } = await import('@adcopy/db/migrate')
  await grantRoles(ownerUrl)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const urls: Partial<ProgramUrls> = {}
    for (const program of programs) {
      const [login, password] = [`${roleOf(program)}_local`, randomBytes(18).toString('base64url')]
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login])
      if (rowCount === 0) await client.query(`create role ${login} login in role ${roleOf(program)}`)
      await client.query(`alter role ${login} password '${password}'`)
      urls[program] = withLogin(ownerUrl, login, password)
    }
    return urls as ProgramUrls
  } finally {
    await client.end()
  }
}

function withLogin(databaseUrl: string, login: string, password: string): string {
  const url = new URL(databaseUrl)
  url.username = login
  url.password = password
  return url.href
}
