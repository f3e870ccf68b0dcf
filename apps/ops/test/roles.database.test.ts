import { verbs, type Core } from '@adcopy/core'
import { createTenant, createTestDatabase, openTestCore, type Tenant, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf } from './support/ops.ts'

const programs = ['api', 'web', 'worker', 'ops'] as const

let database: TestDatabase
let owner: Core
let tenant: Tenant
const logins: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  owner = openTestCore(database.url)
  tenant = await createTenant(owner)
  const roles = programs.map((name) => `adcopy_${name}`)
  expect(await answerOf({ DATABASE_URL: database.url }, ['database', 'roles'])).toEqual({ roles })
})

afterAll(async () => {
  await owner.close()
  for (const login of logins) await database.pool.query(`drop role ${login}`)
  await database.drop()
})

/** A URL under which this program logs in. */
async function urlOf(program: (typeof programs)[number]): Promise<string> {
  const url = new URL(database.url)
  const login = `${url.pathname.slice(1)}_${program}`
  if (!logins.includes(login)) {
    await database.pool.query(`create role ${login} login password 'x' in role adcopy_${program}`)
    logins.push(login)
  }
  url.username = login
  url.password = 'x'
  return url.href
}

async function within<T>(program: (typeof programs)[number], work: (core: Core) => Promise<T>): Promise<T> {
  const core = openTestCore(await urlOf(program))
  try {
    return await work(core)
  } finally {
    await core.close()
  }
}

async function accept(core: Core, key: string): Promise<string> {
  const actor = await core.findMember(tenant.workspaceId, tenant.userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  const request = { platform: 'facebook', awareness_level: 'unaware', copy_length: 'short', brief: 'x' } as const
  return (await verbs.createJob({ ctx: core.as(actor), input: { idempotencyKey: key, request } })).job.id
}

const forOwners = [
  'alter table audit_event disable trigger all',
  'alter table job disable trigger job_guard',
  'drop trigger audit_event_immutable on audit_event',
  'drop table audit_event',
  "update audit_event set action = 'x'",
  'delete from audit_event',
  'truncate audit_event',
  'truncate job',
  "update brand_grounding set content = '{}'",
  'delete from artifact_version',
  'delete from _prisma_migrations',
  'create table mine (id int)',
  `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  'set session_replication_role = replica',
]

describe.each(programs)('the role of %s', (program) => {
  test.each(forOwners)('may not %s', async (statement) => {
    await within(program, async (core) => {
      const { db } = core.as({ kind: 'system' }).deps
      await expect(db.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    })
  })

  test('reads and writes rows of a table that a later migration makes, and no row that is append-only', async () => {
    const name = `later_${program}`
    await database.pool.query(`create table ${name} (id int); create sequence ${name}_seq`)
    await within(program, async (core) => {
      const { db } = core.as({ kind: 'system' }).deps
      await db.pool.query(`insert into ${name} values (nextval('${name}_seq'))`)
      await db.pool.query(`update ${name} set id = 2`)
      await db.pool.query(`delete from ${name}`)
      await database.pool.query(
        `create trigger kept before update or delete on ${name} for each row execute function refuse_change()`,
      )
      await answerOf({ DATABASE_URL: database.url }, ['database', 'roles'])
      await db.pool.query(`insert into ${name} values (1)`)
      await expect(db.pool.query(`delete from ${name}`)).rejects.toMatchObject({ code: '42501' })
    })
  })
})

test('the API accepts, reads and ends jobs under its role, and sees no session and no password', async () => {
  await within('api', async (core) => {
    const jobId = await accept(core, 'api')
    expect(await verbs.expireJobs({ ctx: core.as({ kind: 'system' }), input: {} })).toEqual([])
    await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'internal_error' } })
    for (const table of ['session', 'account', 'verification']) {
      await expect(core.as({ kind: 'system' }).deps.db.pool.query(`select from ${table}`)).rejects.toMatchObject({
        code: '42501',
      })
    }
  })
})

test('the worker leases, begins and ends jobs under its role', async () => {
  await within('worker', async (core) => {
    const ctx = core.as({ kind: 'system' })
    const jobId = await accept(owner, 'worker')
    expect(await verbs.beginJob({ ctx, input: { jobId } })).toMatchObject({ kind: 'work' })
    await verbs.failJob({ ctx, input: { jobId, code: 'internal_error' } })
  })
})

test.each(['web', 'ops'] as const)(
  '%s administers a workspace under its role, and the audit keeps it',
  async (program) => {
    await within(program, async (core) => {
      const made = await createTenant(core)
      const input = { workspaceId: made.workspaceId, email: made.email, password: 'a featherbed of straw' }
      await verbs.setMemberPassword({ ctx: core.as({ kind: 'operator' }), input })
      const { rows } = await core
        .as({ kind: 'system' })
        .deps.db.pool.query('select from audit_event where workspace_id = $1', [made.workspaceId])
      expect(rows.length).toBeGreaterThan(3)
    })
  },
)
