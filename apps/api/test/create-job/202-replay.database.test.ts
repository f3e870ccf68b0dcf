import { randomUUID } from 'node:crypto'
import type { ProblemCode } from '@adcopy/contract'
import { createAppCaller, verbs } from '@adcopy/core'
import { actsOf, asMember, createTenant, testBrand, testFingerprintKeys, type Acts, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { finish } from '../jobs.ts'
import {
  entries,
  expectAnswer,
  expectProblem,
  jobsPath,
  oneJob,
  rowsOf,
  startRig,
  validBody,
  type Answer,
} from '../rig.ts'

// The API under test computes fingerprints with this key. `rig.core`, which creates some of the jobs directly, uses an
// older key.
const newerKey = Buffer.alloc(32, 'newer').toString('base64')

describe.each(entries)('POST 202 again by %s', (entry) => {
  const rig = startRig(entry, { env: { FINGERPRINT_KEYS: `${newerKey},${testFingerprintKeys}` } })
  const midMonth = () => rig.database.runClock(new Date('2026-11-15T12:00:00Z')) // far from the end of a month
  const operator = () => rig.core.as({ kind: 'operator' })
  const system = () => rig.core.as({ kind: 'system' })
  beforeAll(() => midMonth())

  async function expectReplay(answer: Answer, jobId: string, tenant: Tenant): Promise<void> {
    const read = await rig.as(tenant, `${jobsPath}/${jobId}`)
    expect(read.body).toMatchObject({ id: jobId })
    const terminal = ['succeeded', 'failed'].includes((read.body as { status: string }).status)
    expectAnswer(answer, {
      status: 202,
      body: read.body,
      headers: {
        location: `${jobsPath}/${jobId}`,
        'idempotent-replayed': 'true',
        ...(!terminal && { 'retry-after': /^[1-9]\d?$/ }),
      },
    })
  }

  async function accepted(tenant: Tenant, key: string, body: unknown = validBody): Promise<string> {
    const answer = await rig.create(body, { key, tenant })
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([202, null])
    return (answer.body as { id: string }).id
  }

  test(
    "a replay returns the job's current state, in every state, and costs nothing",
    { tags: ['POST-1', 'D-REPLAY', 'D-RETRY-2', 'ALLOCATION-2', 'JOB-2'] },
    async () => {
      const tenant = await createTenant(rig.core, { allocation: 2 })
      const jobId = await accepted(tenant, 'same')
      const states: string[] = []
      const replay = async () => {
        const answer = await rig.create(validBody, { key: 'same', tenant })
        await expectReplay(answer, jobId, tenant)
        expect(answer.headers.get('ratelimit')).toContain('"month";r=1;')
        states.push((answer.body as { status: string }).status)
      }
      await replay()
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
      await verbs.beginJob({ ctx: system(), input: { jobId } })
      await replay()
      await finish(rig.core, jobId)
      await replay()
      expect(states).toEqual(['queued', 'running', 'succeeded'])
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 0, used: 1 })
    },
  )

  test('a failed job is replayed as failed and not retried', { tags: ['POST-1', 'ERROR-3'] }, async () => {
    const tenant = await createTenant(rig.core)
    const jobId = await accepted(tenant, 'fails')
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'internal_error' } })
    const answer = await rig.create(validBody, { key: 'fails', tenant })
    await expectReplay(answer, jobId, tenant)
    expect(answer.body).toMatchObject({ status: 'failed' })
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 0, used: 1 })
  })

  test.each([
    ['keys in another order', '{"brief":"x","awareness_level":"unaware","platform":"facebook"}'],
    ['the default said', '{"platform":"facebook","awareness_level":"unaware","brief":"x","copy_length":"medium"}'],
    ['white space round the brief', '{"platform":"facebook","awareness_level":"unaware","brief":"\\u00a0 x\\n"}'],
    ['white space round the JSON', ' {\n"platform" : "facebook",\t"awareness_level":"unaware","brief":"x"}\r\n'],
    [
      'escapes of the same characters',
      '{"pl\\u0061tform":"f\\u0061cebook","awareness_level":"unaware","brief":"\\u0078"}',
    ],
  ])('%s is the same canonical body', { tags: ['POST-4', 'POST-1', 'D-CANONICAL-1'] }, async (_what, text) => {
    const tenant = await createTenant(rig.core)
    const plain = '{"platform":"facebook","awareness_level":"unaware","brief":"x"}'
    const jobId = await accepted(tenant, 'canonical', plain)
    await expectReplay(await rig.create(text, { key: 'canonical', tenant }), jobId, tenant)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
  })

  test('a key is recognised after ten years, in any month', { tags: ['POST-3'] }, async () => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    const jobId = await accepted(tenant, 'old')
    // The test ends the job first, because the job would otherwise time out when the clock advances.
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'internal_error' } })
    try {
      for (const instant of ['2027-01-01T00:00:00Z', '2036-11-30T23:59:59Z']) {
        await rig.database.setClock(new Date(instant))
        await expectReplay(await rig.create(validBody, { key: 'old', tenant }), jobId, tenant)
        expectProblem(await rig.create({ ...validBody, brief: 'y' }, { key: 'old', tenant }), 'idempotency_mismatch')
        expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ ...oneJob, due: 0 })
      }
    } finally {
      await midMonth()
    }
  })

  test(
    'a key belongs to the workspace: another token and another member replay it, even after its token was revoked',
    { tags: ['D-KEY-1'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const { workspaceId } = tenant
      const jobId = await accepted(tenant, 'shared')
      const email = `colleague@${workspaceId.replaceAll('_', '-')}.example`
      await verbs.addMember({ ctx: operator(), input: { workspaceId, email, role: 'admin' } })
      const issue = (to: string) => verbs.issueToken({ ctx: operator(), input: { workspaceId, email: to } })
      const [second, colleague] = [await issue(tenant.email), await issue(email)]
      await verbs.revokeToken({ ctx: operator(), input: { tokenId: tenant.tokenId } })
      for (const { token } of [second, colleague]) {
        const who = { ...tenant, token }
        await expectReplay(await rig.create(validBody, { key: 'shared', tenant: who }), jobId, who)
      }
      expect(await rowsOf(rig, workspaceId)).toEqual(oneJob)
    },
  )

  test('one key in two workspaces creates two jobs', { tags: ['D-KEY-1'] }, async () => {
    const [one, other] = [await createTenant(rig.core), await createTenant(rig.core)]
    expect(await accepted(one, 'everywhere')).not.toBe(await accepted(other, 'everywhere'))
    for (const { workspaceId } of [one, other]) expect(await rowsOf(rig, workspaceId)).toEqual(oneJob)
  })

  test(
    'after a rotation of the server’s keys an old body still replays, and new jobs use the new key',
    { tags: ['D-CANONICAL-2'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const ctx = await asMember(rig.core, tenant)
      const before = (idempotencyKey: string) =>
        createAppCaller({ ...ctx, idempotencyKey, reply: {} }).adCopy.createJob(
          validBody as Parameters<ReturnType<typeof createAppCaller>['adCopy']['createJob']>[0],
        )
      const { id } = await before('before')
      await expectReplay(await rig.create(validBody, { key: 'before', tenant }), id, tenant)
      await accepted(tenant, 'after')
      await expect(before('after')).rejects.toMatchObject({ cause: { code: 'idempotency_mismatch' } })
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 2, due: 2, used: 2 })
    },
  )

  test('no refusal binds a key', { tags: ['D-KEY-2', 'ALLOCATION-2'] }, async () => {
    const tenant = await createTenant(rig.core, { brand: null, allocation: 0 })
    const { workspaceId, archivedOfferId } = tenant
    const create = (body: unknown) => rig.create(body, { key: 'kept', tenant })
    const brand = (voice: string) =>
      verbs.importBrand({ ctx: operator(), input: { workspaceId, profile: { ...testBrand, voice } } })
    expect((await create({ ...validBody, extra: '' })).status).toBe(400)
    expectProblem(await create({ ...validBody, offer_id: archivedOfferId }), 'not_found')
    expectProblem(await create(validBody), 'missing_brand')
    await brand('x'.repeat(16_385))
    expectProblem(await create(validBody), 'grounding_too_large')
    await brand('plain')
    expect((await create(validBody)).status).toBe(429)
    await verbs.setWorkspace({ ctx: operator(), input: { workspaceId, allocation: 1 } })
    await accepted(tenant, 'kept', { ...validBody, brief: 'another' })
    expect(await rowsOf(rig, workspaceId)).toEqual(oneJob)
  })

  describe('a replay', { tags: ['D-ORDER-REPLAY', 'D-ORDER'] }, () => {
    test('survives an archived offer, a removed brand, oversize grounding and a spent allocation', async () => {
      const tenant = await createTenant(rig.core, { allocation: 1 })
      const { workspaceId, offerId } = tenant
      const body = { ...validBody, offer_id: offerId }
      const jobId = await accepted(tenant, 'survives', body)
      const again = async () => expectReplay(await rig.create(body, { key: 'survives', tenant }), jobId, tenant)
      const profile = { ...testBrand, voice: 'x'.repeat(20_000) }
      await verbs.importBrand({ ctx: operator(), input: { workspaceId, profile } })
      await again()
      await verbs.removeBrand({ ctx: operator(), input: { workspaceId } })
      await verbs.setOfferArchived({ ctx: operator(), input: { offerId, archived: true } })
      await again()
      expect(await rowsOf(rig, workspaceId)).toEqual(oneJob)
    })

    const refusals: Array<[string, ProblemCode, change: (acts: Acts) => Promise<unknown>]> = [
      ['the role of a viewer', 'forbidden', ({ become }) => become('viewer')],
      ['a removed membership', 'forbidden', ({ removeMember }) => removeMember()],
      ['a freeze', 'workspace_frozen', ({ set }) => set({ billing: 'frozen' })],
      ['disabled access', 'preview_disabled', ({ set }) => set({ accessEnabled: false })],
      ['the switch', 'unavailable', ({ turn }) => turn(false)],
    ]
    test.each(refusals)('is refused by %s', async (what, code, change) => {
      const tenant = await createTenant(rig.core)
      const acts = actsOf(rig.core, tenant)
      const key = randomUUID()
      await accepted(tenant, key)
      try {
        await change(acts)
        // The response must not show a former member how many units the workspace has left.
        const rate = what === 'a removed membership' ? 'token' : 'month'
        expectProblem(await rig.create(validBody, { key, tenant }), code, {}, { rate })
      } finally {
        await acts.turn(true)
      }
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
    })
  })
})
