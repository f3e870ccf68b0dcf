import { verbs } from '@adcopy/core'
import { actsOf, createTenant, until, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, operations, send } from '../operations.ts'
import { entries, jobsPath, offersPath, startRig } from '../rig.ts'

const now = '2026-11-15T12:00:00.000Z'

describe.each(entries)('the last use of a token by %s', { tags: ['D-TOKENS-5'] }, (entry) => {
  const rig = startRig(entry, { env: { RATE_LIMIT_TOKEN_PER_MINUTE: '1' } })
  beforeAll(() => rig.database.setClock(new Date(now)))

  async function lastUse({ workspaceId, tokenId }: Tenant): Promise<string | null | undefined> {
    const tokens = await verbs.listTokens({ ctx: rig.core.as({ kind: 'operator' }), input: { workspaceId } })
    return tokens.find((token) => token.token_id === tokenId)?.last_used_at
  }
  const used = (tenant: Tenant) => until(() => lastUse(tenant), { what: 'the last use' })

  test('is when it last passed authentication, whatever the response', async () => {
    const frozen = await createTenant(rig.core)
    await actsOf(rig.core, frozen).set({ billing: 'frozen' })
    const viewer = await createTenant(rig.core, { role: 'viewer' })
    const wrong = await createTenant(rig.core)
    const users: Tenant[] = [frozen, viewer, wrong]
    const statuses = [
      (await rig.as(frozen, offersPath)).status,
      (await send(rig, operations[0], bearer(viewer))).status,
      (await rig.as(wrong, `${jobsPath}?limit=0`)).status,
    ]
    for (const operation of operations) {
      const tenant = await createTenant(rig.core)
      users.push(tenant)
      statuses.push((await send(rig, operation, bearer(tenant))).status)
    }
    expect(statuses).toEqual([403, 403, 400, 202, 404, 200, 200])
    expect(await Promise.all(users.map(used))).toEqual(users.map(() => now))
  })

  test('excludes requests that were refused before the token look-up, and those of a revoked token', async () => {
    const [astray, revoked, other] = [
      await createTenant(rig.core),
      await createTenant(rig.core),
      await createTenant(rig.core),
    ]
    await actsOf(rig.core, revoked).revokeToken()
    expect((await rig.as(astray, '/api/v1/nowhere')).status).toBe(404)
    expect((await rig.as(revoked, offersPath)).status).toBe(401)
    // The API stores token uses in order. Once the use of `other` is stored, earlier uses of `astray` and `revoked`
    // would have been stored, too.
    await rig.as(other, offersPath)
    await used(other)
    expect([await lastUse(astray), await lastUse(revoked)]).toEqual([null, null])
  })

  test('delays no request: a request is answered while the row is locked', async () => {
    const tenant = await createTenant(rig.core)
    await rig.database.holding(`select 1 from api_token where id = '${tenant.tokenId}' for update`, async () => {
      expect((await rig.as(tenant, offersPath)).status).toBe(200)
      expect(await lastUse(tenant)).toBeNull()
    })
    expect(await used(tenant)).toBe(now)
  })
})
