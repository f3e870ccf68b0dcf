import { createAppCaller, verbs, type Problem } from '@adcopy/core'
import { asMember, createTenant, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, nothing, oneJob, rowsOf, startRig, validBody, type Rig } from '../rig.ts'

// These tests call core's router as a member, as the web application does.
describe.each(entries)('two faces of one core by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry)
    // The clock is far from the end of a month, so that the allocation is not renewed during the test.
    await rig.database.runClock(new Date('2026-11-15T12:00:00Z'))
  })
  afterAll(() => rig.close())

  const callerOf = async (tenant: Tenant) =>
    createAppCaller({ ...(await asMember(rig.core, tenant)), idempotencyKey: 'member', reply: {} }).adCopy
  const body = { platform: 'facebook', awareness_level: 'problem_aware', brief: validBody.brief } as const
  const operator = () => rig.core.as({ kind: 'operator' })

  test(
    'the API lists, reads and replays a job created in the web application',
    { tags: ['D-FACES-2', 'D-KEY-1'] },
    async () => {
      const tenant = await createTenant(rig.core, { allocation: 1 })
      const job = await (await callerOf(tenant)).createJob(body)
      expect((await rig.as(tenant, jobsPath)).body).toMatchObject({ data: [job] })
      expect((await rig.as(tenant, `${jobsPath}/${job.id}`)).body).toEqual(job)
      expect((await rig.create(body, { key: 'member', tenant })).body).toEqual(job)
      expect((await rig.create(body, { key: 'another', tenant })).status).toBe(429)
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
    },
  )

  type Change = (tenant: Tenant) => Promise<unknown>
  const changes: Array<
    [
      code: 'forbidden' | 'preview_disabled' | 'quota_exceeded' | 'unavailable' | 'workspace_frozen',
      reads: boolean,
      Change,
    ]
  > = [
    [
      'forbidden',
      true,
      ({ workspaceId, email }) =>
        verbs.setMemberRole({ ctx: operator(), input: { workspaceId, email, role: 'viewer' } }),
    ],
    [
      'preview_disabled',
      false,
      ({ workspaceId }) => verbs.setWorkspace({ ctx: operator(), input: { workspaceId, accessEnabled: false } }),
    ],
    [
      'workspace_frozen',
      false,
      ({ workspaceId }) => verbs.setWorkspace({ ctx: operator(), input: { workspaceId, billing: 'frozen' } }),
    ],
    [
      'quota_exceeded',
      true,
      ({ workspaceId }) => verbs.setWorkspace({ ctx: operator(), input: { workspaceId, allocation: 0 } }),
    ],
    [
      'unavailable',
      true,
      () => verbs.setSwitch({ ctx: operator(), input: { name: 'PUBLIC_API_ENABLED', enabled: false } }),
    ],
  ]
  test.each(changes)('%s holds for a member as for a token', { tags: ['D-FACES-1'] }, async (code, reads, change) => {
    const tenant = await createTenant(rig.core)
    try {
      await change(tenant)
      const member = await callerOf(tenant)
      await expect(member.createJob(body)).rejects.toMatchObject({ cause: { code } })
      const read = await member.listJobs({}).then(
        () => 'read',
        (error: Error) => (error.cause as Problem).code,
      )
      expect(read).toBe(reads ? 'read' : code)
      const answer = await rig.create(body, { tenant })
      expect(answer.body).toMatchObject({ type: expect.stringMatching(`/${code}$`) as string })
      expect((await rig.as(tenant, jobsPath)).status === 200).toBe(reads)
    } finally {
      await verbs.setSwitch({ ctx: operator(), input: { name: 'PUBLIC_API_ENABLED', enabled: true } })
    }
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
  })

  test('a revoked token does not affect its owner’s session', { tags: ['D-FACES-1'] }, async () => {
    const tenant = await createTenant(rig.core)
    await verbs.revokeToken({ ctx: operator(), input: { tokenId: tenant.tokenId } })
    expectProblem(await rig.as(tenant, jobsPath), 'invalid_auth')
    expect(await (await callerOf(tenant)).listJobs({})).toMatchObject({ data: [] })
  })
})
