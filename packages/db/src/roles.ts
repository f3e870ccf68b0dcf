import pg from 'pg'

/** Roles of the programs. They own nothing: a login role of a program is a member of one of them. */
export const programRoles = ['adcopy_api', 'adcopy_web', 'adcopy_worker', 'adcopy_ops'] as const

// Rows of these tables are never changed or removed, and their triggers are the owner's alone.
const appendOnly = `select distinct tgrelid::regclass from pg_trigger where tgfoid = to_regproc('refuse_change')`

const create = programRoles
  .map((role) => `begin create role ${role} nologin; exception when duplicate_object then null; end;`)
  .join('\n')

const grant = `
  foreach program in array array['${programRoles.join("', '")}'] loop
    execute format('grant usage on schema %I to %I', current_schema, program);
    execute format('grant select, insert, update, delete on all tables in schema %I to %I', current_schema, program);
    execute format('grant usage on all sequences in schema %I to %I', current_schema, program);
    execute format('alter default privileges in schema %I grant select, insert, update, delete on tables to %I', current_schema, program);
    execute format('alter default privileges in schema %I grant usage on sequences to %I', current_schema, program);
    execute format('revoke insert, update, delete on _prisma_migrations from %I', program);
    for kept in ${appendOnly} loop
      execute format('revoke update, delete on %s from %I', kept, program);
    end loop;
  end loop;
  revoke all on session, account, verification, invitation, password_reset, sign_in_window from adcopy_api;
  revoke insert, update, delete on operator from adcopy_api, adcopy_web, adcopy_worker;`

const run = (statements: string) => `do $$
  declare program text; kept regclass;
  begin ${statements} end $$`

/**
 * Makes the roles of the programs where they are missing, and grants them the rows of this database: to read and write all
 * tables, also later ones, but not to change rows that are append-only, and nothing that only an owner may do. The API's
 * sees no session and no password, and only the command line makes operators. Run as the owner of the tables.
 */
export async function grantRoles(databaseUrl: string): Promise<{ roles: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'ad-copy-migrate' })
  await client.connect()
  try {
    await client.query(run(create))
    await client.query(run(grant))
    return { roles: [...programRoles] }
  } finally {
    await client.end()
  }
}

/** Grants again what a migration may have added, where the roles exist. */
export async function renewGrants(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_roles where rolname = any ($1)',
    [programRoles],
  )
  if (rows[0]?.count === programRoles.length) await client.query(run(grant))
}
