import { authenticate, createAppCaller, parseToken, type Core } from '@adcopy/core'
import { createTenant, createTestDatabase, openTestCore, type Tenant, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

describe('what accepting a job costs', () => {
  let database: TestDatabase
  let core: Core
  let tenant: Tenant

  beforeAll(async () => {
    database = await createTestDatabase()
    core = openTestCore(database.url)
    tenant = await createTenant(core)
  })
  afterAll(async () => {
    await core.close()
    await database.drop()
  })

  async function accept(idempotencyKey: string) {
    const parsed = parseToken(tenant.token)
    if (parsed?.kind !== 'personal') throw new Error('the fixture has no personal token')
    const actor = await authenticate(core.deps.db, parsed.hash)
    if (actor === undefined) throw new Error('the fixture token is unknown')
    const caller = createAppCaller({ ...core.as(actor), idempotencyKey, reply: {} })
    return caller.adCopy.createJob({ platform: 'facebook', awareness_level: 'unaware', brief: 'x' })
  }

  test('two round trips to the database, counted on the wire, and no Prisma transaction', async () => {
    await accept('warms-the-pool-and-the-pace')
    const { pool, prisma } = core.deps.db
    const messages: string[] = []
    const client = await pool.connect()
    const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown }
    client.release()
    const original = prototype.query
    const queries = vi.spyOn(prototype, 'query').mockImplementation(function record(this: unknown, ...args) {
      const [statement] = args as [{ text?: string } | string]
      messages.push(typeof statement === 'string' ? statement : (statement.text ?? ''))
      return original.apply(this, args)
    })
    const transactions = vi.spyOn(prisma, '$transaction')
    try {
      await accept('counted')
    } finally {
      queries.mockRestore()
    }
    expect(messages.map((text) => /api_token|accept_job/.exec(text)?.[0])).toEqual(['api_token', 'accept_job'])
    expect(transactions).not.toHaveBeenCalled()
  })
})
