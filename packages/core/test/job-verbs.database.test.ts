import { jobErrors, type Copy } from '@adcopy/contract'
import { verbs, type Ctx, type MemberActor } from '@adcopy/core'
import { acceptJob, asMember, createTenant, setUpCore, testBrand, testCard, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'

const rig = await setUpCore()
const start = Date.parse('2026-11-21T10:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)
const daySeconds = 86_400
let tenant: Tenant

beforeEach(async () => {
  await rig.database.setClock(at(0))
  tenant = await createTenant(rig.core)
})

const system = () => rig.core.as({ kind: 'system' })
const operator = () => rig.core.as({ kind: 'operator' })

const member = () => asMember(rig.core, tenant)

const accept = (offer_id?: string) =>
  acceptJob(rig.core, tenant, {
    platform: 'instagram',
    awareness_level: 'solution_aware',
    brief: 'Cold chains',
    copy_length: 'long',
    offer_id,
  })

const begin = (jobId: string) => verbs.beginJob({ ctx: system(), input: { jobId } })
const fail = (jobId: string, failedChecks?: string[]) =>
  verbs.failJob({ ctx: system(), input: { jobId, code: 'policy_blocked', failedChecks } })
const card = { ...testCard, backend: 'b' }
const checks = [{ check: 'length', severity: 'hard', passed: true }] as const
const succeed = (jobId: string, copy: Copy) => verbs.succeedJob({ ctx: system(), input: { jobId, copy, checks, card } })
const stateOf = (jobId: string) => verbs.readJobState({ ctx: system(), input: { jobId } })
const read = async (jobId: string) => (await verbs.readJob({ ctx: await member(), input: { id: jobId } })).job

describe('a create', () => {
  const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'blog' } as const
  const create = (ctx: Ctx<MemberActor>, changes: object = {}, idempotencyKey = 'fresh') =>
    verbs.createJob({ ctx, input: { idempotencyKey, request: { ...request, ...changes } } })

  test('is refused by the verb itself, for every caller', async () => {
    const ctx = await member()
    const places = async (made: Promise<unknown>) => (await made.catch((error: unknown) => error)) as object
    expect(await places(create(ctx, {}, 'a b'))).toMatchObject({
      code: 'invalid_request',
      errors: [{ header: 'Idempotency-Key', detail: 'does not match ^[A-Za-z0-9._:-]{1,128}$' }],
    })
    expect(await places(create(ctx, { platform: 'instagram' }))).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '/copy_length', detail: 'blog is available only for platform facebook' }],
    })
    const { workspaceId, email } = tenant
    await verbs.setMemberRole({ ctx: operator(), input: { workspaceId, email, role: 'viewer' } })
    await expect(create(await member())).rejects.toMatchObject({ code: 'forbidden' })
  })

  test("is refused for changes since the caller's credential was read", async () => {
    const ctx = await member()
    const { workspaceId } = tenant
    await expect(create(ctx, { offer_id: tenant.archivedOfferId })).rejects.toMatchObject({ code: 'not_found' })
    await verbs.removeBrand({ ctx: operator(), input: { workspaceId } })
    await expect(create(ctx)).rejects.toMatchObject({ code: 'missing_brand' })
    await verbs.setWorkspace({ ctx: operator(), input: { workspaceId, accessEnabled: false } })
    await expect(create(ctx)).rejects.toMatchObject({ code: 'preview_disabled' })
  })
})

describe('work on a job', () => {
  test('begins with everything it may use, and may begin repeatedly', async () => {
    const jobId = await accept(tenant.offerId)
    await rig.database.setClock(at(60))
    const grounding = { version: 1, profile: testBrand, brand_brief: [], avatars: [], think_reports: [] }
    const work = {
      workspaceId: tenant.workspaceId,
      platform: 'instagram',
      awarenessLevel: 'solution_aware',
      copyLength: 'long',
      brief: 'Cold chains',
      grounding,
      groundingId: expect.stringMatching(/./),
      offer: { name: 'Winter check', price: '49 EUR', terms: ['Parts are charged extra.'] },
      offerVersionId: expect.stringMatching(/^offv_/),
      secondsLeft: daySeconds - 60 - 5,
      modelCalls: 0,
      alone: true,
    }
    expect(await begin(jobId)).toEqual({ kind: 'work', work })
    expect(await begin(jobId)).toEqual({ kind: 'work', work })
    expect(await read(jobId)).toMatchObject({ status: 'running' })
  })

  test('has no offer unless one was sent', async () => {
    expect(await begin(await accept())).toMatchObject({ work: { offer: null, offerVersionId: null } })
  })

  test('does not begin if the job is terminal, out of time, or missing', async () => {
    const [succeeded, failed, late] = [await accept(), await accept(), await accept()]
    await begin(succeeded)
    await succeed(succeeded, { headline: 'h', primary_text: 'p' })
    await fail(failed)
    await rig.database.setClock(at(daySeconds - 5))
    expect(await begin(succeeded)).toEqual({ kind: 'ended', state: 'succeeded' })
    expect(await begin(failed)).toEqual({ kind: 'ended', state: 'failed' })
    expect(await begin(late)).toEqual({ kind: 'overdue' })
    expect(await begin('acg_none')).toEqual({ kind: 'gone' })
  })
})

describe('the end of a job', () => {
  test('is its copy, once', async () => {
    const jobId = await accept()
    expect(await succeed(jobId, { headline: 'early', primary_text: 'p' })).toBe(false)
    await begin(jobId)
    await rig.database.setClock(at(4.25))
    expect(await succeed(jobId, { headline: 'h', primary_text: 'p', description: 'd' })).toBe(true)
    expect(await succeed(jobId, { headline: 'again', primary_text: 'p' })).toBe(false)
    expect([await fail(jobId), await stateOf(jobId)]).toEqual(['succeeded', 'succeeded'])
    const job = await read(jobId)
    const { artifact_id } = (job as { result: { artifact_id: string } }).result
    expect(artifact_id).toMatch(/^art_/)
    const app_url = `http://localhost:3001/artifacts/${artifact_id}`
    expect(job).toEqual({
      object: 'ad_copy_generation',
      id: jobId,
      status: 'succeeded',
      created_at: at(0).toISOString(),
      completed_at: at(4.25).toISOString(),
      result: { headline: 'h', primary_text: 'p', description: 'd', artifact_id, app_url },
    })
    const { rows } = await rig.database.pool.query('select checks, card from artifact_version where artifact_id = $1', [
      artifact_id,
    ])
    expect(rows).toEqual([{ checks, card }])
  })

  test('stores the supports of its claims, and nothing if the claims were not traced', async () => {
    const source = {
      part: 'profile',
      item: null,
      title: null,
      field: 'proof_points',
      entry: 2,
      start: 5,
      end: 8,
      sentence: 'Over 500 vans',
      file: null,
    } as const
    const claims = [{ field: 'headline', start: 0, end: 3, text: '500', kind: 'number', source }] as const
    const copy = { headline: '500 vans', primary_text: 'p' }
    const kept: unknown[] = []
    for (const given of [{ claims }, {}]) {
      const jobId = await accept()
      await begin(jobId)
      await verbs.succeedJob({ ctx: system(), input: { jobId, copy, checks, card, ...given } })
      const { result } = (await read(jobId)) as { result: { artifact_id: string } }
      const view = await verbs.readArtifact({ ctx: await member(), input: { artifactId: result.artifact_id } })
      kept.push(view.versions[0]?.claims)
      expect(result).not.toHaveProperty('claims')
    }
    expect(kept).toEqual([claims, null])
  })

  test('has no description if none was written', async () => {
    const jobId = await accept()
    await begin(jobId)
    await succeed(jobId, { headline: 'h', primary_text: 'p' })
    expect(await read(jobId)).not.toHaveProperty('result.description')
  })

  test('is its failure, once, with the message of the catalogue', async () => {
    const jobId = await accept()
    expect([await fail(jobId), await fail(jobId)]).toEqual(['failed', 'failed'])
    expect(await fail('acg_none')).toBe('gone')
    expect(await read(jobId)).toEqual({
      object: 'ad_copy_generation',
      id: jobId,
      status: 'failed',
      created_at: at(0).toISOString(),
      completed_at: at(0).toISOString(),
      error: { code: 'policy_blocked', message: jobErrors.policy_blocked },
    })
  })

  test('is generation_timeout from five seconds before the deadline, and not earlier', async () => {
    const jobId = await accept()
    const expire = async () => (await verbs.expireJobs({ ctx: system(), input: {} })).jobIds
    await rig.database.setClock(at(daySeconds - 6))
    expect(await expire()).not.toContain(jobId)
    expect(await stateOf(jobId)).toBe('queued')
    await rig.database.setClock(at(daySeconds - 5))
    expect(await stateOf(jobId)).toBe('overdue')
    expect(await expire()).toContain(jobId)
    expect(await read(jobId)).toMatchObject({ status: 'failed', error: { code: 'generation_timeout' } })
  })
})

test('of the given jobs, those that are not terminal are returned with their leases', async () => {
  const [open, over] = [await accept(), await accept()]
  await fail(over)
  const input = { jobIds: [open, over, 'acg_none'] }
  expect(await verbs.findUnfinishedJobs({ ctx: system(), input })).toEqual([{ job_id: open, attempts: 0 }])
})

describe('jobs for operators', () => {
  const base = () => ({
    workspace_id: tenant.workspaceId,
    platform: 'instagram',
    awareness_level: 'solution_aware',
    copy_length: 'long',
    offer_id: null,
    created_at: at(0).toISOString(),
    deadline_at: at(daySeconds).toISOString(),
    started_at: null,
    completed_at: null,
    error_code: null,
    failed_checks: [],
    artifact_id: null,
    backend: null,
    attempts: null,
  })
  const show = async (jobId: string) => verbs.showJob({ ctx: await member(), input: { jobId } })

  test('show the state of a job, and no content', async () => {
    const [queued, failed, succeeded] = [await accept(), await accept(), await accept()]
    await rig.database.setClock(at(1))
    await begin(succeeded)
    await rig.database.setClock(at(2))
    await succeed(succeeded, { headline: 'h', primary_text: 'p' })
    await fail(failed, ['excluded_terms'])
    const completed_at = at(2).toISOString()
    expect(await show(queued)).toEqual({ ...base(), job_id: queued, status: 'queued', attempts: 0 })
    expect(await show(failed)).toEqual({
      ...base(),
      job_id: failed,
      status: 'failed',
      completed_at,
      error_code: 'policy_blocked',
      failed_checks: ['excluded_terms'],
    })
    expect(await show(succeeded)).toEqual({
      ...base(),
      job_id: succeeded,
      status: 'succeeded',
      started_at: at(1).toISOString(),
      completed_at,
      artifact_id: expect.stringMatching(/^art_/),
      backend: 'b',
    })
  })

  test('are listed newest first, of one workspace or of all, in one state or in any', async () => {
    const mine = [await accept()]
    await rig.database.setClock(at(1))
    mine.unshift(await accept(), await accept())
    mine.splice(0, 2, ...mine.slice(0, 2).toSorted().toReversed())
    await fail(mine[2]!)
    await rig.database.setClock(at(-1))
    mine.push(await accept()) // this job has the newest id but the earliest time
    const { workspaceId } = tenant
    tenant = await createTenant(rig.core)
    await rig.database.setClock(at(2))
    const other = await accept()
    const list = async (input: Parameters<typeof verbs.listAllJobs>[0]['input']) =>
      (await verbs.listAllJobs({ ctx: operator(), input })).map((job) => job.job_id)
    expect((await list({})).filter((id) => id === other || mine.includes(id))).toEqual([other, ...mine])
    expect(await list({ workspaceId })).toEqual(mine)
    expect(await list({ workspaceId, state: 'failed' })).toEqual([mine[2]])
    expect(await list({ workspaceId, state: 'running' })).toEqual([])
  })

  test('are visible to members of the workspace in every role, and all of them only to operators', async () => {
    const jobId = await accept()
    const { workspaceId, email } = tenant
    await verbs.setMemberRole({ ctx: operator(), input: { workspaceId, email, role: 'viewer' } })
    const ctx = await member()
    expect(await verbs.listAllJobs({ ctx, input: { workspaceId } })).toMatchObject([{ job_id: jobId }])
    expect(await show(jobId)).toMatchObject({ job_id: jobId })
    await expect(verbs.listAllJobs({ ctx, input: {} })).rejects.toMatchObject({ code: 'not_found' })
    await expect(show('acg_none')).rejects.toMatchObject({ name: 'Problem', code: 'not_found' })
    await verbs.setWorkspace({ ctx: operator(), input: { workspaceId, billing: 'frozen' } })
    await expect(show(jobId)).rejects.toMatchObject({ code: 'workspace_frozen' })
    const input = { workspaceId }
    await expect(verbs.listAllJobs({ ctx: await member(), input })).rejects.toMatchObject({ code: 'workspace_frozen' })
  })
})
