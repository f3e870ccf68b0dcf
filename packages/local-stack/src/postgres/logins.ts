import pg from 'pg'

/** Programs that log in under a role of their own. */
const programs = ['api', 'web', 'worker'] as const

export type ProgramUrls = Record<(typeof programs)[number], string>

/** Makes the roles of the programs and a login in each; answers with the URLs of these logins. */
export async function ensureLogins(ownerUrl: string, password: string): Promise<ProgramUrls> {
  const { grantRoles } = await import('@adcopy/db/migrate')
  await grantRoles(ownerUrl)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const program of programs) {
      const login = client.escapeIdentifier(loginOf(program))
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [loginOf(program)])
      if (rowCount === 0) await client.query(`create role ${login} login in role adcopy_${program}`)
      await client.query(`alter role ${login} password ${client.escapeLiteral(password)}`)
    }
  } finally {
    await client.end()
  }
  const urlOf = (program: (typeof programs)[number]) => {
    const url = new URL(ownerUrl)
    url.username = loginOf(program)
    url.password = password
    return url.href
  }
  return { api: urlOf('api'), web: urlOf('web'), worker: urlOf('worker') }
}

const loginOf = (program: string) => `adcopy_${program}_local`
