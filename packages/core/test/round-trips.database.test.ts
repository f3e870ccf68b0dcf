import { createAppCaller } from '@adcopy/core'
import { actorOfToken, createTenant, type Tenant, setUpCore } from '@adcopy/testing'
import { beforeAll, describe, expect, test, vi } from 'vitest'

describe('the cost of accepting a job', async () => {
  const rig = await setUpCore()
  let tenant: Tenant

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
  })

  async function accept(idempotencyKey: string) {
    const actor = await actorOfToken(rig.core, tenant.token)
    if (actor === undefined) throw new Error('the fixture token is unknown')
    const caller = createAppCaller({ ...rig.core.as(actor), idempotencyKey, reply: {} })
    return caller.adCopy.createJob({ platform: 'facebook', awareness_level: 'unaware', brief: 'x' })
  }

  test('is two round trips to the database and no Prisma transaction, for a new job and for a replay', async () => {
    await accept('warms-the-pool-and-the-pace')
    const { pool, prisma } = rig.core.as({ kind: 'system' }).deps.db
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
      await accept('counted')
    } finally {
      queries.mockRestore()
    }
    // Notifications use a separate connection, and no request waits for them.
    const statements = messages.filter((text) => !text.startsWith('notify'))
    const both = ['api_token', 'accept_job']
    expect(statements.map((text) => /api_token|accept_job/.exec(text)?.[0])).toEqual([...both, ...both])
    expect(transactions).not.toHaveBeenCalled()
  })
})
