import type pg from 'pg'
import { connect } from './migrate/connect.ts'

/** The roles own no objects. Each program's login must be a member of its role. */
export const programs = ['api', 'web', 'worker', 'ops'] as const
export type Program = (typeof programs)[number]

export const roleOf = (program: Program) => `adcopy_${program}` as const

/**
 * The privileges of each program on each table, in PostgreSQL's letters: `r` is select, `a` insert, `w` update and `d`
 * delete. `w(column)` permits updates of that column only. `select for update` also requires `w`. No program may delete
 * from a table whose deletions cascade to jobs or append-only rows, because a cascade runs with the privileges of the
 * tables' owner.
 */
export const privileges = {
  _prisma_migrations: { api: 'r', web: 'r', worker: 'r', ops: 'r' },
  workspace: { api: 'r', web: 'raw', worker: 'rw(created_at)', ops: 'raw' },
  app_user: { web: 'raw', ops: 'raw' },
  session: { web: 'rawd', ops: 'rd' },
  account: { web: 'raw', ops: 'raw' },
  verification: { web: 'rawd' },
  membership: { api: 'r', web: 'raw', ops: 'raw' },
  invitation: { web: 'raw' },
  password_reset: { web: 'rawd', ops: 'rad' },
  sign_in_window: { web: 'rawd' },
  operator: { web: 'r', ops: 'rawd' },
  enablement_tick: { web: 'rawd' },
  api_token: { api: 'rw(last_used_at)', web: 'raw', ops: 'raw' },
  public_api_access: { api: 'r', web: 'raw', ops: 'raw' },
  switch: { api: 'r', web: 'raw', ops: 'raw' },
  audit_event: { web: 'ra', ops: 'ra' },
  brand_profile: { api: 'r', web: 'rawd', worker: 'rw', ops: 'rawd' },
  brand_grounding: { api: 'r', web: 'ra', worker: 'ra', ops: 'ra' },
  avatar: { web: 'rawd', worker: 'r', ops: 'rawd' },
  think_report: { web: 'rawd', worker: 'r', ops: 'rawd' },
  knowledge_file: { web: 'rad', worker: 'rw', ops: 'rad' },
  brand_brief_fact: { web: 'rw', worker: 'ra', ops: 'rw' },
  offer: { api: 'r', web: 'raw', ops: 'raw' },
  offer_version: { api: 'r', web: 'ra', worker: 'r', ops: 'ra' },
  job: { api: 'raw', web: 'ra', worker: 'rw', ops: 'r' },
  usage: { api: 'raw', web: 'raw', ops: 'r' },
  model_call: { web: 'r', worker: 'rawd', ops: 'r' },
  job_due: { api: 'rawd', web: 'ra', worker: 'rwd', ops: 'r' },
  fingerprint_key: { api: 'ra', web: 'ra', ops: 'r' },
  artifact: { api: 'r', web: 'rw(created_at)', worker: 'ra', ops: 'r' },
  artifact_version: { api: 'r', web: 'ra', worker: 'ra', ops: 'r' },
  artifact_approval: { web: 'ra' },
  artifact_comment: { web: 'raw' },
  review_link: { web: 'raw' },
} satisfies Record<string, Partial<Record<Program, string>>>

const words = { r: 'select', a: 'insert', w: 'update', d: 'delete' }

function grantStatements(to: readonly Program[]): string[] {
  const usage = `do $$ begin execute format('grant usage on schema %I to ${to.map(roleOf).join(', ')}', current_schema); end $$;`
  const grants = Object.entries<Partial<Record<Program, string>>>(privileges).flatMap(([table, byProgram]) =>
    to.flatMap((program) =>
      [...(byProgram[program] ?? '').matchAll(/([rawd])(\(\w+\))?/g)].map(
        ([, letter, column = '']) =>
          `grant ${words[letter as keyof typeof words]}${column} on ${table} to ${roleOf(program)};`,
      ),
    ),
  )
  return [usage, ...grants]
}

const revokeStatements = () =>
  Object.keys(privileges).map((table) => `revoke all on ${table} from ${programs.map(roleOf).join(', ')};`)

/**
 * Creates missing roles and gives every role exactly its {@link privileges} on the tables. The caller must own the
 * tables, and needs `createrole` only if a role is missing.
 */
export async function grantRoles(databaseUrl: string): Promise<{ roles: string[] }> {
  const client = await connect({ connectionString: databaseUrl })
  try {
    for (const program of await missingPrograms(client)) await createRole(client, roleOf(program))
    // PostgreSQL runs the statements of one query in one transaction, so the programs never lack the privileges that
    // are revoked and granted again.
    await client.query([...revokeStatements(), ...grantStatements(programs)].join('\n'))
    return { roles: programs.map(roleOf) }
  } finally {
    await client.end()
  }
}

async function createRole(client: pg.Client, role: string): Promise<void> {
  try {
    await client.query(`create role ${role} nologin`)
  } catch (error) {
    const { code } = error as pg.DatabaseError
    if (code === '42710') return // another session has just created the role
    if (code !== '42501') throw error
    const statements = programs.map((program) => `create role ${roleOf(program)} nologin;`).join(' ')
    throw new Error(`This login may not create roles. Let an administrator run: ${statements}`, { cause: error })
  }
}

async function missingPrograms(client: pg.Client): Promise<Program[]> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any ($1)', [
    programs.map(roleOf),
  ])
  const existing = new Set(rows.map(({ rolname }) => rolname))
  return programs.filter((program) => !existing.has(roleOf(program)))
}

/**
 * Revokes nothing, because the previous version may still be running or may be restored. {@link grantRoles} revokes
 * privileges that are no longer needed.
 */
export async function renewGrants(client: pg.Client, say: (line: string) => void): Promise<void> {
  const missing = await missingPrograms(client)
  const existing = programs.filter((program) => !missing.includes(program))
  if (existing.length === 0) return
  for (const program of missing) say(`there is no role ${roleOf(program)}: it got no privileges (ops database roles)`)
  await client.query(grantStatements(existing).join('\n'))
}
