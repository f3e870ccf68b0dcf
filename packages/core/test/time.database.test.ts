import { Problem, verbs } from '@adcopy/core'
import { actorOfToken, asMember, createTenant, setUpCoreEach, type Tenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'

const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short' } as const

describe.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])(
  'on a database whose sessions are in %s',
  (timezone) => {
    const { database, core } = setUpCoreEach({ timezone })

    async function create(tenant: Tenant, idempotencyKey: string) {
      return verbs.createJob({ ctx: await asMember(core, tenant), input: { idempotencyKey, request } })
    }

    test(
      'the allocation is renewed at the start of the next UTC month, consistently for all readers',
      { tags: ['D-RESET', 'D-ALLOCATION-2', 'LIMIT-ALLOCATION'] },
      async () => {
        // The UTC month ends in 1.5 seconds. In Kiritimati it is already April, and in New York it is still the evening
        // of 31 March.
        await database.setClock(new Date('2026-03-31T23:59:58.500Z'))
        const tenant = await createTenant(core, { allocation: 1 })
        const ctx = core.as({ kind: 'operator' })
        await create(tenant, 'march')
        const refused = await create(tenant, 'too-many').catch((error: unknown) => error)
        expect(refused).toBeInstanceOf(Problem)
        expect(refused).toMatchObject({
          code: 'quota_exceeded',
          resetAt: new Date('2026-04-01T00:00:00Z'),
          retryAfterSeconds: 2,
          units: { allocation: 1, used: 1 },
        })
        const { reset_at, used } = await verbs.showWorkspace({ ctx, input: { workspaceId: tenant.workspaceId } })
        expect([reset_at, used]).toEqual(['2026-04-01T00:00:00Z', 1])
        expect(await actorOfToken(core, tenant.token)).toMatchObject({
          resetAt: new Date('2026-04-01T00:00:00Z'),
          used: 1,
        })
        await database.setClock(new Date('2026-04-01T00:00:00Z'))
        await create(tenant, 'april')
        const { rows } = await database.pool.query('select month::text, used from usage order by 1')
        expect(rows).toEqual([
          { month: '2026-03-01', used: 1 },
          { month: '2026-04-01', used: 1 },
        ])
      },
    )

    test(
      "all stored and shown times come from the database's clock",
      { tags: ['D-ALLOCATION-2', 'D-DEADLINE'] },
      async () => {
        const now = '2026-03-29T12:00:00.000Z'
        await database.setClock(new Date(now))
        const tenant = await createTenant(core)
        const ctx = core.as({ kind: 'operator' })
        const { job } = await create(tenant, 'one')
        expect(job.created_at).toBe(now)
        expect(await verbs.showJob({ ctx, input: { jobId: job.id } })).toMatchObject({
          created_at: now,
          deadline_at: '2026-03-30T12:00:00.000Z',
        })
        const [token] = await verbs.listTokens({ ctx, input: { workspaceId: tenant.workspaceId } })
        expect(token?.created_at).toBe(now)
        const profile = { name: 'Again', description: 'Imported again.' }
        await verbs.importBrand({ ctx, input: { workspaceId: tenant.workspaceId, profile } })
        await verbs.setSwitch({ ctx, input: { name: 'PUBLIC_API_ENABLED', enabled: true } })
        const { rows } = await database.pool.query<{ at: Date }>(
          `select created_at as at from workspace union select created_at from app_user union select at from audit_event
       union select updated_at from brand_profile union select created_at from brand_grounding
       union select updated_at from switch union select created_at from offer_version`,
        )
        expect(rows.map((row) => row.at.toISOString())).toEqual([now])
      },
    )
  },
)
