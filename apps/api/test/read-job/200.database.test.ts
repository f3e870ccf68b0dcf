import { randomUUID } from 'node:crypto'
import type { JobState } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { addReadFile, columnsThatHold, createTenant, testBrand, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { finish, plainCopy } from '../jobs.ts'
import { entries, expectAnswer, jobsPath, startRig, storedJob, validBody } from '../rig.ts'

const accepted = new Date('2026-11-21T10:00:00.250Z')
const ended = new Date('2026-11-21T10:00:07.500Z')

describe.each(entries)('GET a job 200 by %s', { tags: ['READ-1'] }, (entry) => {
  const rig = startRig(entry)
  const system = () => rig.core.as({ kind: 'system' })
  const operator = () => rig.core.as({ kind: 'operator' })
  beforeAll(() => rig.database.setClock(accepted))

  async function create(tenant = rig.tenant, changes: object = {}): Promise<string> {
    await rig.database.setClock(accepted)
    const answer = await rig.create({ ...validBody, ...changes }, { key: randomUUID(), tenant })
    return (answer.body as { id: string }).id
  }
  const read = (jobId: string, tenant = rig.tenant) => rig.as(tenant, `${jobsPath}/${jobId}`)
  const base = (id: string) => ({ object: 'ad_copy_generation', id, created_at: accepted.toISOString() })

  test(
    'a queued or running job has Retry-After, and neither result, error nor completed_at',
    { tags: ['JOB-1', 'JOB-2', 'JOB-3', 'JOB-4', 'EVENT-1', 'D-JOB', 'D-STATE', 'D-RETRY-2', 'D-RATE-1', 'D-RATE-2'] },
    async () => {
      const id = await create()
      const pace = { headers: { 'retry-after': '2' } }
      expectAnswer(await read(id), { status: 200, body: { ...base(id), status: 'queued' }, ...pace })
      await verbs.beginJob({ ctx: system(), input: { jobId: id } })
      expectAnswer(await read(id), { status: 200, body: { ...base(id), status: 'running' }, ...pace })
    },
  )

  test(
    'a succeeded job has its result and completed_at but no Retry-After, and does not change',
    {
      tags: [
        ...(['JOB-4', 'STATE-1', 'RESULT-1', 'RESULT-2', 'RESULT-3', 'RESULT-4', 'EVENT-1'] as const),
        ...(['D-JOB', 'D-ID-1', 'D-RESULT-1', 'D-RETRY-2'] as const),
      ],
    },
    async () => {
      const id = await create()
      await rig.database.setClock(ended)
      await finish(rig.core, id)
      const { rows } = await rig.database.pool.query<{ id: string }>('select id from artifact where job_id = $1', [id])
      const artifact_id = rows[0]?.id ?? ''
      expect(artifact_id).toMatch(/^art_[0-9a-hjkmnp-tv-z]{26}$/)
      const app_url = `http://web.example/artifacts/${artifact_id}`
      const body = {
        ...base(id),
        status: 'succeeded',
        completed_at: ended.toISOString(),
        result: { ...plainCopy, artifact_id, app_url },
      }
      expectAnswer(await read(id), { status: 200, body })
      await verbs.failJob({ ctx: system(), input: { jobId: id, code: 'internal_error' } })
      expectAnswer(await read(id), { status: 200, body })
    },
  )

  test(
    'a failed job is 200 too, with a code and fixed message, from either earlier state, and does not change',
    { tags: ['JOB-3', 'STATE-1', 'STATE-2', 'ERROR-3', 'D-ERROR', 'D-STATE', 'D-JOB', 'D-RETRY-2'] },
    async () => {
      const catalogue = {
        generation_failed: 'No copy that passes every check could be generated for this brief.',
        policy_blocked: 'Every candidate broke an advertising policy, an excluded term or a restriction of the brand.',
        generation_timeout: 'The job did not finish by its deadline.',
        internal_error: 'Something went wrong on our side; the job will not be tried again.',
      }
      for (const [code, message] of Object.entries(catalogue) as Array<[keyof typeof catalogue, string]>) {
        const id = await create()
        if (code !== 'generation_timeout') await verbs.beginJob({ ctx: system(), input: { jobId: id } })
        await rig.database.setClock(ended)
        await verbs.failJob({ ctx: system(), input: { jobId: id, code } })
        const body = { ...base(id), status: 'failed', completed_at: ended.toISOString(), error: { code, message } }
        expectAnswer(await read(id), { status: 200, body })
        expect(await verbs.beginJob({ ctx: system(), input: { jobId: id } })).toEqual({
          kind: 'ended',
          state: 'failed',
        })
        expectAnswer(await read(id), { status: 200, body })
      }
    },
  )

  test.each(['succeeded', 'failed'] satisfies JobState[])(
    'the brief of a job is stored until it has %s and nowhere afterwards',
    { tags: ['JOB-5', 'JOB-6'] },
    async (end) => {
      const tenant = await createTenant(rig.core)
      const brief = `canary ${randomUUID()}`
      const id = await create(tenant, { brief })
      expect(await columnsThatHold(rig.database, new RegExp(brief))).toEqual(['job.brief'])
      if (end === 'succeeded') await finish(rig.core, id)
      else await verbs.failJob({ ctx: system(), input: { jobId: id, code: 'internal_error' } })
      expect(await storedJob(rig, id)).toMatchObject({ state: end, brief: null })
      expect(await columnsThatHold(rig.database, new RegExp(brief))).toEqual([])
    },
  )

  test('a description is present if the copy has one', { tags: ['RESULT-2', 'D-RESULT-1'] }, async () => {
    const id = await create()
    await finish(rig.core, id, { ...plainCopy, description: 'Leipzig' })
    expect((await read(id)).body).toMatchObject({ result: { ...plainCopy, description: 'Leipzig' } })
  })

  const learn = (owner: Tenant, name: string, facts = ['The bench is oak.', 'The bench is oak.!']) =>
    addReadFile(rig.core, owner, facts, name)

  test(
    'sources are the files with a fact in the snapshot, each once, by id, and none added later',
    { tags: ['RESULT-5', 'D-RESULT-3', 'D-ID-1', 'JOB-7'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const fileIds = [await learn(tenant, 'b.md'), await learn(tenant, 'a.md')]
      await learn(tenant, 'without-facts.md', [])
      const id = await create(tenant)
      await learn(tenant, 'later.md')
      await finish(rig.core, id)
      const { result } = (await read(id, tenant)).body as { result: { sources: unknown } }
      expect(result.sources).toEqual(fileIds.toSorted().map((file_id) => ({ file_id })))
      for (const fileId of fileIds) expect(fileId).toMatch(/^file_/)
    },
  )

  test('a job uses the brand and the offer as they were at its acceptance', { tags: ['JOB-7', 'S-2'] }, async () => {
    const tenant = await createTenant(rig.core)
    const { workspaceId, offerId } = tenant
    const id = await create(tenant, { offer_id: offerId })
    const profile = { ...testBrand, description: 'Edited since.' }
    await verbs.importBrand({ ctx: operator(), input: { workspaceId, profile } })
    await verbs.addAvatar({ ctx: operator(), input: { workspaceId, avatar: { name: 'Edited since' } } })
    await verbs.setOfferArchived({ ctx: operator(), input: { offerId, archived: true } })
    const begun = await verbs.beginJob({ ctx: system(), input: { jobId: id } })
    expect(begun).toMatchObject({
      kind: 'work',
      work: { grounding: { profile: testBrand, avatars: [] }, offer: { name: 'Winter check' } },
    })
  })

  test(
    'a result is the generated copy, whatever happens to artifact and brand',
    { tags: ['D-RESULT-2', 'JOB-7'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const { workspaceId, userId } = tenant
      const id = await create(tenant)
      await finish(rig.core, id)
      const before = await read(id, tenant)
      await rig.database.pool.query(
        `insert into artifact_version (workspace_id, artifact_id, number, headline, primary_text, author_id, checks, created_at)
       select workspace_id, id, 2, 'Edited', 'Edited', $2, '[]', now() from artifact where job_id = $1`,
        [id, userId],
      )
      await verbs.removeBrand({ ctx: operator(), input: { workspaceId } })
      expect((await read(id, tenant)).body).toEqual(before.body)
    },
  )
})
