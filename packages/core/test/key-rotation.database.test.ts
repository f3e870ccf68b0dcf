import { randomUUID } from 'node:crypto'
import { verbs, type Core } from '@adcopy/core'
import {
  asMember,
  createTenant,
  createTestDatabase,
  openTestCore,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const a = Buffer.alloc(32, 'a').toString('base64')
const b = Buffer.alloc(32, 'b').toString('base64')
const [old, widened, rotated] = [a, `${a},${b}`, `${b},${a}`]

let database: TestDatabase
let tenant: Tenant
const cores = new Map<string, Core>()
const withKeys = (keys: string) => cores.get(keys)!

beforeAll(async () => {
  database = await createTestDatabase()
  for (const fingerprintKeys of [old, widened, rotated]) {
    cores.set(fingerprintKeys, openTestCore(database.url, { fingerprintKeys }))
  }
  tenant = await createTenant(withKeys(old))
})

afterAll(async () => {
  for (const core of cores.values()) await core.close()
  await database.drop()
})

const request = { platform: 'facebook', awareness_level: 'unaware', copy_length: 'short', brief: 'A bench.' } as const

async function create(core: Core, idempotencyKey: string) {
  const ctx = await asMember(core, tenant)
  return verbs.createJob({ ctx, input: { idempotencyKey, request } })
}

async function list(core: Core, cursor?: string) {
  const ctx = await asMember(core, tenant)
  return verbs.listJobs({ ctx, input: { limit: 1, ...(cursor !== undefined && { cursor }) } })
}

async function carry(from: Core, to: Core) {
  const key = randomUUID()
  const { job } = await create(from, key)
  const codeOf = (error: unknown) => (error as { code: string }).code
  const replay = await create(to, key).then((again) => again.replayed && again.job.id === job.id, codeOf)
  await create(from, randomUUID())
  const { next_cursor: cursor } = await list(from)
  const page = await list(to, cursor ?? '').then(({ data }) => data.map(({ id }) => id === job.id), codeOf)
  return { replay, page }
}

const held = { replay: true, page: [true] }

test.each([
  ['the new key is appended to the old one', old, widened],
  ['the new key is put first', widened, rotated],
])('while %s, every replay and every cursor is valid on both instances', async (_step, before, after) => {
  for (const [from, to] of [[before, after], [after, before], [after, after]] as const) {
    expect(await carry(withKeys(from), withKeys(to))).toEqual(held)
  }
}) // prettier-ignore

test('keys and cursors from before the rotation are valid after it', async () => {
  expect(await carry(withKeys(old), withKeys(rotated))).toEqual(held)
})

test('a new key that is put first at once breaks requests to instances that lack it', async () => {
  expect(await carry(withKeys(rotated), withKeys(old))).toEqual({
    replay: 'idempotency_mismatch',
    page: 'invalid_request',
  })
})
