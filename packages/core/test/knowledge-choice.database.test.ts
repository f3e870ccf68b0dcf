import { limits, readGrounding } from '@adcopy/contract'
import { verbs, type Ctx, type OperatorActor } from '@adcopy/core'
import { acceptJob, addReadFile, asMember, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, expect, test } from 'vitest'
import { snapshotOf } from './support/snapshot.ts'

const rig = await setUpCore()
let tenant: Tenant
let ctx: Ctx<OperatorActor>

beforeEach(async () => {
  tenant = await createTenant(rig.core)
  ctx = rig.core.as({ kind: 'operator' })
})

const addRead = (texts: string[]) => addReadFile(rig.core, tenant, texts)

const workspace = () => ({ ctx, input: { workspaceId: tenant.workspaceId } })
const choose = (fileId: string, positions: number[], leftOut: boolean) =>
  verbs.chooseFacts({ ctx, input: { fileId, positions, leftOut } })

const inSnapshot = async () => readGrounding(await snapshotOf(rig.database, tenant)).brand_brief.map(({ text }) => text)

const briefBytes = async () =>
  (await verbs.meterBrand(workspace())).fields.find(({ part }) => part === 'brand_brief')?.bytes ?? 0

test('a fact that is left out is not in new snapshots and does not count, until it is taken back', async () => {
  const fileId = await addRead(['One.', 'Two.', 'Three.'])
  const whole = await briefBytes()
  await choose(fileId, [0, 2, 99], true)
  expect(await inSnapshot()).toEqual(['Two.'])
  expect(await briefBytes()).toBe('Two.'.length)
  expect(await verbs.listKnowledge(workspace())).toMatchObject([{ facts: 1, facts_left_out: 2 }])
  const { facts } = await verbs.showKnowledge({ ctx, input: { fileId } })
  expect(facts.map(({ left_out }) => left_out)).toEqual([true, false, true])
  await choose(fileId, [0, 2], false)
  expect(await inSnapshot()).toEqual(['One.', 'Two.', 'Three.'])
  expect(await briefBytes()).toBe(whole)
})

test('a file whose facts are all left out is not a source of new jobs, but stays one of old jobs', async () => {
  const fileId = await addRead(['One.'])
  const before = await acceptJob(rig.core, tenant)
  await choose(fileId, [0], true)
  const after = await acceptJob(rig.core, tenant)
  const told = await verbs.listJobsOfKnowledge({ ctx, input: { fileId } })
  expect(told).toMatchObject({ count: 1, jobs: [{ job_id: before, status: 'queued', artifact_id: null }] })
  expect(JSON.stringify(told)).not.toContain(after)
})

test('the newest jobs of a file are shown, and at most a thousand are counted', async () => {
  const fileId = await addRead(['One.'])
  const first = await acceptJob(rig.core, tenant)
  const copy = (from: number, to: number) =>
    rig.database.pool.query(
      `insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                        grounding_id, created_at, deadline_at)
       select 'acg_' || n || id, workspace_id, n, fingerprint, platform, awareness_level, copy_length, brief,
              grounding_id, created_at + n * interval '1 second', deadline_at
         from job, generate_series($2::int, $3) n where id = $1`,
      [first, from, to],
    )
  const list = () => verbs.listJobsOfKnowledge({ ctx, input: { fileId } })
  await copy(1, 999)
  expect(await list()).toMatchObject({ count: 1_000, has_more: false })
  await copy(1_000, 1_000)
  const { count, has_more, jobs } = await list()
  expect({ count, has_more }).toEqual({ count: 1_000, has_more: true })
  expect(jobs.map(({ job_id }) => job_id)).toEqual(Array.from({ length: 20 }, (_, at) => `acg_${1_000 - at}${first}`))
})

test('one act keeps the facts that fit, in order, and leaves out the rest, so that jobs are accepted again', async () => {
  const first = await addRead(['a', 'x'.repeat(limits.groundingFieldBytesMax - 6), 'bc', 'd'])
  const second = await addRead(['e', 'f'])
  expect((await verbs.meterBrand(workspace())).too_large).toBe(true)
  await expect(acceptJob(rig.core, tenant)).rejects.toMatchObject({ code: 'grounding_too_large' })
  expect(await verbs.keepFittingFacts(workspace())).toEqual([
    { file_id: first, facts: 1 },
    { file_id: second, facts: 2 },
  ])
  expect(await inSnapshot()).toEqual(['a', 'x'.repeat(limits.groundingFieldBytesMax - 6), 'bc'])
  await acceptJob(rig.core, tenant)
  expect(await verbs.keepFittingFacts(workspace())).toEqual([])
})

test('facts that were left out keep their position when they are taken back', async () => {
  await addRead(['a', 'x'.repeat(limits.groundingFieldBytesMax - 2)])
  const later = await addRead(['b', 'c'])
  await verbs.keepFittingFacts(workspace())
  await choose(later, [1], false)
  await choose(later, [0], false)
  const { grounding } = await verbs.previewGrounding({ ctx: await asMember(rig.core, tenant), input: {} })
  expect(grounding?.brand_brief.map(({ text }) => text.slice(0, 1))).toEqual(['a', 'x', 'b', 'c'])
})

test('facts chosen concurrently by two members are all chosen', async () => {
  const fileId = await addRead(Array.from({ length: 20 }, (_, at) => `Fact ${at}.`))
  await Promise.all(Array.from({ length: 10 }, (_, at) => choose(fileId, [at * 2], true)))
  expect(await inSnapshot()).toEqual(Array.from({ length: 10 }, (_, at) => `Fact ${at * 2 + 1}.`))
})

test('left-out facts still count towards the storage limit, so that taking them back never fails', async () => {
  const fileId = await addRead(['x'.repeat(limits.storedFieldBytesMax - 10)])
  await choose(fileId, [0], true)
  const next = await addRead(['y'.repeat(20)])
  expect(await verbs.showKnowledge({ ctx, input: { fileId: next } })).toMatchObject({ failure: { code: 'brief_full' } })
})

test('facts are left out in time if PostgreSQL expects far fewer of them, as after large files were removed', async () => {
  const facts = Array.from({ length: 9_900 }, () => 'x'.repeat(80))
  await addRead(facts)
  await rig.database.pool.query('delete from brand_brief_fact')
  await rig.database.pool.query('vacuum (analyze, truncate off) brand_brief_fact')
  const fileId = await addRead(facts)
  expect(await verbs.keepFittingFacts(workspace())).toEqual([{ file_id: fileId, facts: 9_698 }])
})
