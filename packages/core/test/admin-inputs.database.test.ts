import { verbs, type Ctx, type OperatorActor } from '@adcopy/core'
import { createTenant, testBrand, type Tenant, setUpCore } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'

describe('inputs of administrative verbs', async () => {
  const rig = await setUpCore()
  let tenant: Tenant
  let ctx: Ctx<OperatorActor>

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
    ctx = rig.core.as({ kind: 'operator' })
  })

  test.each([-1, 1.5, 3e9, Number.NaN])(
    'an allocation of %s is an invalid request and not a database error',
    async (allocation) => {
      const { workspaceId } = tenant
      const invalid = { name: 'Problem', code: 'invalid_request' }
      await expect(verbs.setWorkspace({ ctx, input: { workspaceId, allocation } })).rejects.toMatchObject(invalid)
      await expect(verbs.createWorkspace({ ctx, input: { name: 'x', allocation } })).rejects.toMatchObject(invalid)
    },
  )

  test.each([0, -1, 1.5, Number.NaN, 3_153_600_001, 1e300])(
    'a token for %s seconds is an invalid request, and none is issued',
    async (expiresInSeconds) => {
      const input = { workspaceId: tenant.workspaceId, email: tenant.email }
      const before = await verbs.listTokens({ ctx, input })
      const issued = verbs.issueToken({ ctx, input: { ...input, expiresInSeconds } })
      await expect(issued).rejects.toMatchObject({ name: 'Problem', code: 'invalid_request' })
      expect(await verbs.listTokens({ ctx, input })).toEqual(before)
    },
  )

  test('a token may be valid for a hundred years, and is listed', async () => {
    const input = { workspaceId: tenant.workspaceId, email: tenant.email }
    const { token_id: tokenId } = await verbs.issueToken({ ctx, input: { ...input, expiresInSeconds: 3_153_600_000 } })
    expect((await verbs.listTokens({ ctx, input })).map(({ token_id }) => token_id)).toContain(tokenId)
  })

  test.each(['', 'no-at', 'a\0@b.example', 'a b@c.example'])('the address %j is an invalid request', async (email) => {
    const { workspaceId } = tenant
    const invalid = { name: 'Problem', code: 'invalid_request' }
    await expect(verbs.addMember({ ctx, input: { workspaceId, email, role: 'editor' } })).rejects.toMatchObject(invalid)
    await expect(verbs.issueToken({ ctx, input: { workspaceId, email } })).rejects.toMatchObject(invalid)
  })

  test('a field of an edit has at most 1 MiB, which is stored completely', { tags: ['D-GROUNDING-4'] }, async () => {
    const { workspaceId } = tenant
    const edit = (voice: string) =>
      verbs.importBrand({ ctx, input: { workspaceId, profile: { ...testBrand, voice } } }).then(async () => {
        const { profile } = await verbs.showBrand({ ctx, input: { workspaceId } })
        return profile?.voice
      })
    const mebibyte = 'é'.repeat(512 * 1024)
    expect((await edit(mebibyte)) === mebibyte).toBe(true)
    await expect(edit(`${mebibyte}x`)).rejects.toThrow('is larger than 1 MiB')
  })

  test('an address identifies the same person in upper and lower case', async () => {
    const { workspaceId } = tenant
    const { user_id: userId } = await verbs.addMember({
      ctx,
      input: { workspaceId, email: 'Some.One@Example.org', role: 'viewer' },
    })
    await verbs.setMemberRole({ ctx, input: { workspaceId, email: 'some.one@example.ORG', role: 'editor' } })
    const { rows } = await rig.database.pool.query(
      'select email, role from app_user join membership on user_id = app_user.id where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ email: 'some.one@example.org', role: 'editor' }])
  })
})
