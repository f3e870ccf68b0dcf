import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { grantRoles, migrate, programs, roleOf, type Program } from '../src/migrate/index.ts'
import { createTestDatabase, startPostgres, until, type TestDatabase } from '@adcopy/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// These tests cover only what each role must not do. The tests that start a program connect as its role, which proves
// that each role has enough privileges.

const roles = programs.map(roleOf)

let database: TestDatabase
let pools: Record<Program, pg.Pool>

beforeAll(async () => {
  database = await createTestDatabase()
  const open = (connectionString: string) => new pg.Pool({ connectionString, max: 1 })
  const { api, web, worker, ops } = database.urls
  pools = { api: open(api), web: open(web), worker: open(worker), ops: open(ops) }
})
afterAll(async () => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()))
  await database.drop()
})

const denied = { code: '42501' }

const forOwners = [
  'alter table audit_event disable trigger all',
  'alter table job disable trigger job_guard',
  'alter table job add column mine int',
  'drop trigger audit_event_immutable on audit_event',
  'drop table audit_event',
  "update audit_event set action = 'x'",
  'delete from audit_event',
  'truncate audit_event',
  'truncate job',
  "update brand_grounding set content = '{}'",
  'delete from brand_grounding',
  'delete from artifact_version',
  'delete from workspace', // the cascade would delete append-only rows with the privileges of the owner
  'delete from app_user',
  'delete from job',
  'delete from _prisma_migrations',
  'create table mine (id int)',
  `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  `create or replace function app_now() returns timestamptz language sql stable as 'select now()'`,
  'create trigger mine before insert on audit_event for each row execute function refuse_change()',
  'set session_replication_role = replica',
  "copy (select 1) to program 'true'",
]

const forOthers = {
  api: [
    ...['session', 'account', 'verification', 'password_reset', 'app_user', 'audit_event', 'knowledge_file'].map(
      (table) => `select from ${table}`,
    ),
    'update api_token set revoked_at = null',
    'update public_api_access set allocation = 1',
    'update membership set role = role',
    'set role adcopy_web',
  ],
  web: ['insert into operator values (1)', 'update job set brief = null', 'delete from job_due', 'set role adcopy_ops'],
  worker: [
    ...['session', 'account', 'api_token', 'membership', 'audit_event', 'usage'].map((table) => `select from ${table}`),
    "update workspace set billing_state = 'active'",
    'insert into job values (1)',
    'set role adcopy_web',
  ],
  ops: [
    'select from verification',
    'insert into session values (1)',
    'update usage set used = 0',
    'set role adcopy_api',
  ],
} satisfies Record<Program, string[]>

describe.each(programs)('the role of %s', (program) => {
  test.each([...forOwners, ...forOthers[program]])('may not %s', async (statement) => {
    await expect(pools[program].query(statement)).rejects.toMatchObject(denied)
  })
})

test('every table says which programs use it', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select relname as table from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not exists (select from unnest($1::text[]) role where has_any_column_privilege(role, oid, 'select'))`,
    [roles],
  )
  expect(rows).toEqual([])
})

test('no program owns, truncates or references a table, or adds a trigger to one', async () => {
  const { rows } = await database.pool.query<{ privilege: string }>(
    `select distinct privilege_type as privilege from information_schema.table_privileges where grantee = any ($1)
     union select 'owner' from pg_class where relowner in (select oid from pg_roles where rolname = any ($1))`,
    [roles],
  )
  expect(rows.map(({ privilege }) => privilege).toSorted()).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE'])
})

async function run(url: URL, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('an owner without superuser creates the roles if it has createrole, and needs nothing more afterwards', async () => {
  const server = await startPostgres()
  try {
    const admin = new URL(server.url)
    await run(admin, "create role owner_1 login password 'x'")
    await run(admin, 'create database managed owner owner_1')
    const owner = Object.assign(new URL(server.url), { username: 'owner_1', password: 'x', pathname: '/managed' })
    await migrate(owner.href)
    await expect(grantRoles(owner.href)).rejects.toThrow(/administrator run: create role adcopy_api nologin;/)
    await run(admin, 'alter role owner_1 createrole')
    expect(await grantRoles(owner.href)).toEqual({ roles })
    await run(owner, "create role api_1 login password 'x' in role adcopy_api")
    await run(admin, 'alter role owner_1 nocreaterole')
    expect(await grantRoles(owner.href)).toEqual({ roles })
    const api = Object.assign(new URL(owner), { username: 'api_1' })
    expect(await run(api, 'select id from job')).toEqual([])
    await expect(run(api, 'select from session')).rejects.toMatchObject(denied)
  } finally {
    await server.stop()
  }
})

test('a migration takes no privilege from the version that still runs; `ops database roles` does', async () => {
  const extra = 'select from operator'
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(`grant select on operator to ${roleOf('api')}`)
  await migrate(database.url)
  await pools.api.query(extra)
  await grantRoles(database.url)
  await expect(pools.api.query(extra)).rejects.toMatchObject(denied)
  await owner.end()
})

test('`ops database roles` fails if its connection breaks, and does not end the process', async () => {
  const { hostname, port } = new URL(database.url)
  let cut: () => void = () => undefined
  const proxy = createServer((socket) => {
    const server = connect(Number(port), hostname)
    socket.pipe(server).pipe(socket)
    cut = () => {
      socket.resetAndDestroy()
      server.destroy()
    }
  }).listen(0, hostname)
  await once(proxy, 'listening')
  const url = Object.assign(new URL(database.url), { port: (proxy.address() as AddressInfo).port })
  const rival = await database.pool.connect()
  try {
    await rival.query(`begin; grant select on operator to ${roleOf('api')}`)
    const settled = Promise.allSettled([grantRoles(url.href)])
    const waiting = `select from pg_stat_activity
                      where datname = current_database() and application_name = 'ad-copy-migrate' and wait_event_type = 'Lock'`
    await until(async () => (await database.pool.query(waiting)).rowCount === 1, { what: 'the wait for a lock' })
    cut()
    expect(await settled).toMatchObject([{ status: 'rejected' }])
  } finally {
    await rival.query('rollback')
    rival.release()
    proxy.close()
  }
})
