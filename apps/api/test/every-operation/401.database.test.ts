import { createHash } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { columnsThatHold, createTenant, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mintedToken, withChecksum } from '../tokens.ts'
import { bearer, operations, send } from '../operations.ts'
import { entries, expectProblem, jobsPath, nothing, offersPath, rowsOf, startRig } from '../rig.ts'

describe.each(entries)(
  '401 by %s',
  { tags: ['invalid_auth', 'HTTP-1', 'AUTH-3', 'AUTH-4', 'D-WWW', 'D-RATE-1', 'ALLOCATION-2'] },
  (entry) => {
    const rig = startRig(entry, { env: { RATE_LIMIT_IP_PER_MINUTE: '10000' } })
    let tenant: Tenant
    const operator = () => rig.core.as({ kind: 'operator' })

    beforeAll(async () => {
      tenant = await createTenant(rig.core)
    })

    async function expectRefused(authorization: string | undefined, headers: Record<string, string> = {}) {
      for (const operation of operations) {
        expectProblem(await send(rig, operation, authorization, headers), 'invalid_auth')
      }
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
    }

    test.each([
      ['none', () => undefined],
      ['an empty header', () => ''],
      ['the scheme alone', () => 'Bearer'],
      ['the token alone', () => tenant.token],
      ['another scheme', () => `Basic ${Buffer.from(`x:${tenant.token}`).toString('base64')}`],
      ['another scheme before the token', () => `Token ${tenant.token}`],
      ['two tokens', () => `Bearer ${tenant.token}, Bearer ${tenant.token}`],
      ['a token and more', () => `Bearer ${tenant.token} canary`],
      ['a quoted token', () => `Bearer "${tenant.token}"`],
    ])('credentials: %s', (_what, authorization) => expectRefused(authorization()))

    test.each([
      ['too short', () => tenant.token.slice(0, -1)],
      ['too long', () => `${tenant.token}0`],
      ['in other case', () => tenant.token.toUpperCase()],
      ['of a prefix that there is not', () => tenant.token.replace('acp_', 'acx_')],
      ['without its prefix', () => tenant.token.slice(4)],
      ['with one character changed', () => tenant.token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      ['well-formed and unknown', () => mintedToken('acp_')],
    ])('a token that is %s', { tags: ['D-TOKEN-FORMAT', 'AUTH-1'] }, (_what, token) =>
      expectRefused(`Bearer ${token()}`),
    )

    test.each(['aca_', 'acr_'] as const)('an OAuth token, %s', { tags: ['AUTH-1', 'AUTH-2'] }, async (prefix) => {
      await expectRefused(`Bearer ${mintedToken(prefix)}`)
      // A real personal token is also refused if its prefix is replaced and its checksum is recomputed.
      await expectRefused(`Bearer ${withChecksum(prefix + tenant.token.slice(4, 34))}`)
    })

    test('a revoked token, at the next request', { tags: ['D-TOKENS-1'] }, async () => {
      const input = { workspaceId: tenant.workspaceId, email: tenant.email }
      const { token, token_id: tokenId } = await verbs.issueToken({ ctx: operator(), input })
      expect((await rig.as({ ...tenant, token }, offersPath)).status).toBe(200)
      await verbs.revokeToken({ ctx: operator(), input: { tokenId } })
      await expectRefused(`Bearer ${token}`)
      expect((await rig.as(tenant, offersPath)).status).toBe(200)
    })

    test('an expired token, from its last instant on', { tags: ['D-UNBOUND-1'] }, async () => {
      onTestFinished(() => rig.database.setClock(null))
      const now = Date.parse('2026-11-21T10:00:00Z')
      await rig.database.setClock(new Date(now))
      const input = { workspaceId: tenant.workspaceId, email: tenant.email, expiresInSeconds: 60 }
      const { token } = await verbs.issueToken({ ctx: operator(), input })
      await rig.database.setClock(new Date(now + 59_999))
      expect((await rig.as({ ...tenant, token }, offersPath)).status).toBe(200)
      await rig.database.setClock(new Date(now + 60_000))
      await expectRefused(`Bearer ${token}`)
    })

    test.each([
      ['user', 'delete from app_user where id = $1', ({ userId }: Tenant) => userId],
      ['workspace', 'delete from workspace where id = $1', ({ workspaceId }: Tenant) => workspaceId],
    ])('a token whose %s is gone', { tags: ['D-UNBOUND-1'] }, async (_what, statement, idOf) => {
      const gone = await createTenant(rig.core)
      expect((await rig.as(gone, offersPath)).status).toBe(200)
      await rig.database.pool.query(statement, [idOf(gone)])
      await expectRefused(bearer(gone))
    })

    test('a token in any other place is ignored', { tags: ['D-TOKEN-HEADER-2'] }, async () => {
      const { token } = tenant
      await expectRefused(undefined, {
        'x-api-key': token,
        'x-authorization': `Bearer ${token}`,
        'proxy-authorization': `Bearer ${token}`,
        cookie: `token=${token}; authorization=Bearer ${token}`,
      })
      for (const path of [`${jobsPath}?access_token=${token}`, `${offersPath}?token=${token}`]) {
        expectProblem(await rig.call(path), 'invalid_auth')
      }
      // If the Authorization header is valid, its token is used and a token in another header is ignored.
      const elsewhere = await createTenant(rig.core)
      const answer = await rig.as(elsewhere, offersPath, { headers: { 'x-api-key': token } })
      expect(answer.text).toContain(elsewhere.offerId)
    })

    test('the scheme in any case, after one space or several', { tags: ['D-TOKEN-HEADER-1', 'AUTH-3'] }, async () => {
      for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR', 'Bearer  ']) {
        const answer = await rig.call(offersPath, { headers: { authorization: `${scheme} ${tenant.token}` } })
        expect(answer.status).toBe(200)
      }
    })

    test(
      'the database contains no token, only its hash, prefix and last characters',
      { tags: ['D-TOKENS-2'] },
      async () => {
        const { rows } = await rig.database.pool.query('select hash, prefix, last_four from api_token where id = $1', [
          tenant.tokenId,
        ])
        const hash = createHash('sha256').update(tenant.token).digest()
        expect(rows).toEqual([{ hash, prefix: 'acp_', last_four: tenant.token.slice(-4) }])
        expect(await columnsThatHold(rig.database, /^"acp_"$/)).toEqual(['api_token.prefix'])
        expect(await columnsThatHold(rig.database, new RegExp(tenant.token.slice(4, -4)))).toEqual([])
        expect(rig.output()).not.toContain(tenant.token.slice(4, -4))
      },
    )

    test(
      'a malformed token is refused without the database, a well-formed one is looked up',
      { tags: ['D-TOKEN-FORMAT', 'D-UNAVAILABLE'] },
      async () => {
        const junk = [
          'canary',
          'acp_',
          mintedToken('aca_'),
          tenant.token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ]
        await rig.database.whileUnreachable(async () => {
          for (const token of junk) expectProblem(await rig.as({ ...tenant, token }, offersPath), 'invalid_auth')
          expectProblem(await rig.as({ ...tenant, token: mintedToken('acp_') }, offersPath), 'unavailable')
        })
      },
    )
  },
)
