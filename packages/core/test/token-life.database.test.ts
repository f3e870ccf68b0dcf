import { parseToken, verbs } from '@adcopy/core'
import { actorOfToken, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'

const rig = await setUpCore()
const issuedAt = Date.parse('2026-11-15T12:00:00Z')
let tenant: Tenant

beforeAll(async () => {
  tenant = await createTenant(rig.core)
  await rig.database.setClock(new Date(issuedAt))
})

const operator = () => ({ ctx: rig.core.as({ kind: 'operator' }) })
const issue = (expiresInSeconds?: number) => {
  const { workspaceId, email } = tenant
  return verbs.issueToken({ ...operator(), input: { workspaceId, email, expiresInSeconds } })
}

async function opens(token: string, instant: number): Promise<boolean> {
  await rig.database.setClock(new Date(instant))
  return (await actorOfToken(rig.core, token)) !== undefined
}

test('a token expires when its issuer said so, and one without an end never', { tags: ['D-TOKENS-4'] }, async () => {
  await rig.database.setClock(new Date(issuedAt))
  const [brief, lasting] = [await issue(60), await issue()]
  expect(await opens(brief.token, issuedAt + 59_999)).toBe(true)
  expect(await opens(brief.token, issuedAt + 60_000)).toBe(false)
  expect(await opens(lasting.token, issuedAt + 60_000)).toBe(true)
  expect(await opens(lasting.token, Date.parse('2126-11-15T12:00:00Z'))).toBe(true)
})

test(
  'after it was issued no view shows a token or its hash, and issuing again gives another',
  { tags: ['D-TOKENS-3'] },
  async () => {
    const { workspaceId } = tenant
    const [first, second] = [await issue(), await issue()]
    expect(first.token).not.toBe(second.token)
    const listed = await verbs.listTokens({ ...operator(), input: { workspaceId } })
    expect(listed.map((token) => token.token_id)).toEqual(expect.arrayContaining([first.token_id, second.token_id]))
    await verbs.revokeToken({ ...operator(), input: { tokenId: second.token_id } })
    const { rows: audited } = await rig.database.pool.query('select to_jsonb(a) from audit_event a')
    expect(audited.length).toBeGreaterThan(0)
    const shown = JSON.stringify([
      listed,
      await verbs.listTokens({ ...operator(), input: { workspaceId } }),
      await verbs.showWorkspace({ ...operator(), input: { workspaceId } }),
      audited,
    ])
    for (const { token } of [first, second]) {
      const parsed = parseToken(token)
      if (parsed?.kind !== 'personal') throw new Error('the token is none')
      for (const encoding of ['hex', 'base64'] as const) {
        expect(shown).not.toContain(Buffer.from(parsed.hash).toString(encoding))
      }
      expect(shown).not.toContain(token.slice(4, -4)) // the prefix and the last four characters may be shown
    }
  },
)

test('revoking a token again changes nothing and adds nothing to the audit trail', async () => {
  const { token_id: tokenId } = await issue()
  const revoke = () => verbs.revokeToken({ ...operator(), input: { tokenId } })
  const stateOf = async () => {
    const { rows } = await rig.database.pool.query(
      'select revoked_at, (select count(*) from audit_event where target = api_token.id) as events from api_token where id = $1',
      [tokenId],
    )
    return rows[0]
  }
  await revoke()
  const revoked = await stateOf()
  expect(revoked?.revoked_at).not.toBe(null)
  await revoke()
  expect(await stateOf()).toEqual(revoked)
})

test('a token of a removed member is listed as such, also after the person is added again', async () => {
  const owner = await createTenant(rig.core)
  const { workspaceId, email } = owner
  const { token_id: tokenId } = await verbs.issueToken({ ...operator(), input: { workspaceId, email } })
  const find = async () =>
    (await verbs.listTokens({ ...operator(), input: { workspaceId } })).find(({ token_id }) => token_id === tokenId)
  expect((await find())?.member_removed_at).toBe(null)
  await verbs.removeMember({ ...operator(), input: { workspaceId, email } })
  const removed = (await find())?.member_removed_at
  expect(Date.parse(removed ?? '')).toBeGreaterThan(0)
  await verbs.addMember({ ...operator(), input: { workspaceId, email, role: 'editor' } })
  expect((await find())?.member_removed_at).toBe(removed)
})
