import type { ProblemCode } from '@adcopy/contract'
import { createAppCaller, type Problem } from '@adcopy/core'
import { actsOf, asMember, createTenant, type Acts, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, nothing, oneJob, rowsOf, startRig, validBody } from '../rig.ts'

// These tests call core's router as a member, as the web application does.
describe.each(entries)('two faces of one core by %s', (entry) => {
  const rig = startRig(entry)
  // The clock is far from the end of a month, so that the allocation is not renewed during the test.
  beforeAll(() => rig.database.runClock(new Date('2026-11-15T12:00:00Z')))

  const callerOf = async (tenant: Tenant) =>
    createAppCaller({ ...(await asMember(rig.core, tenant)), idempotencyKey: 'member', reply: {} }).adCopy
  const body = { platform: 'facebook', awareness_level: 'problem_aware', brief: validBody.brief } as const

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

  const changes: Array<[code: ProblemCode, reads: boolean, change: (acts: Acts) => Promise<unknown>]> = [
    ['forbidden', true, ({ become }) => become('viewer')],
    ['preview_disabled', false, ({ set }) => set({ accessEnabled: false })],
    ['workspace_frozen', false, ({ set }) => set({ billing: 'frozen' })],
    ['quota_exceeded', true, ({ set }) => set({ allocation: 0 })],
    ['unavailable', true, ({ turn }) => turn(false)],
  ]
  test.each(changes)('%s holds for a member as for a token', { tags: ['D-FACES-1'] }, async (code, reads, change) => {
    const tenant = await createTenant(rig.core)
    const acts = actsOf(rig.core, tenant)
    try {
      await change(acts)
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
      await acts.turn(true)
    }
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
  })

  test('a revoked token does not affect its owner’s session', { tags: ['D-FACES-1'] }, async () => {
    const tenant = await createTenant(rig.core)
    await actsOf(rig.core, tenant).revokeToken()
    expectProblem(await rig.as(tenant, jobsPath), 'invalid_auth')
    expect(await (await callerOf(tenant)).listJobs({})).toMatchObject({ data: [] })
  })
})
