import { limits, readGrounding, type GroundingMeter } from '@adcopy/contract'
import { acceptJob, addReadFile, asMember, createTenant, type Tenant, setUpCore } from '@adcopy/testing'
import { createAppCaller, verbs } from '@adcopy/core'
import { expect, test } from 'vitest'
import { snapshotOf } from './support/snapshot.ts'

const { core, database } = await setUpCore()

const operator = () => core.as({ kind: 'operator' })

const addRead = (tenant: Tenant, texts: string[], subject: string[] = []) =>
  addReadFile(
    core,
    tenant,
    texts.map((text, at) => ({ text, subject, continues: at > 0 })),
    'a.txt',
  )

const meterOf = ({ workspaceId }: Tenant) => verbs.meterBrand({ ctx: operator(), input: { workspaceId } })
const briefBytes = ({ fields }: GroundingMeter) => fields.find(({ part }) => part === 'brand_brief')?.bytes

let key = 0

async function create(tenant: Tenant): Promise<string> {
  const ctx = await asMember(core, tenant)
  const request = { platform: 'facebook', awareness_level: 'unaware', copy_length: 'short', brief: 'x' } as const
  const input = { idempotencyKey: `k${(key += 1)}`, request }
  return verbs.createJob({ ctx, input }).then(
    ({ job }) => job.status,
    (error: { code: string }) => error.code,
  )
}

test('the meter predicts to the byte when jobs are refused, and how many bytes the removal of each file frees', async () => {
  const tenant = await createTenant(core)
  const { groundingFieldBytesMax: max } = limits
  const small = await addRead(tenant, ['é', 'ab'])
  await addRead(tenant, ['x'.repeat(max - 6)])
  expect(await meterOf(tenant)).toMatchObject({ too_large: false, field_bytes_max: max })
  expect(briefBytes(await meterOf(tenant))).toBe(max)
  expect(await create(tenant)).toBe('queued')

  const last = await addRead(tenant, ['y', 'z'])
  const over = await meterOf(tenant)
  expect(over.too_large).toBe(true)
  expect(briefBytes(over)).toBe(max + 4)
  expect(await create(tenant)).toBe('grounding_too_large')

  const { workspaceId } = tenant
  const files = await verbs.listKnowledge({ ctx: operator(), input: { workspaceId } })
  expect(files.map(({ facts, brief_bytes }) => [facts, brief_bytes])).toEqual([
    [2, 4],
    [1, max - 5],
    [2, 6],
  ])
  for (const [fileId, bytes] of [
    [small, 6],
    [last, 4],
  ] as const) {
    const before = briefBytes(await meterOf(tenant)) ?? NaN
    expect(await verbs.showKnowledge({ ctx: operator(), input: { fileId } })).toMatchObject({ brief_bytes: bytes })
    await verbs.removeKnowledge({ ctx: operator(), input: { fileId } })
    expect(briefBytes(await meterOf(tenant))).toBe(before - bytes)
  }
  expect(await create(tenant)).toBe('queued')
})

test('a member reads the meter, even in a workspace without a brand profile', async () => {
  const tenant = await createTenant(core, { brand: null, role: 'viewer' })
  const caller = createAppCaller({ ...(await asMember(core, tenant)), reply: {} })
  expect(await caller.brand.meter()).toMatchObject({ too_large: false, total_bytes: 0, fields: [] })
  await addRead(tenant, ['x'.repeat(20_000)])
  expect(await caller.brand.meter()).toMatchObject({
    too_large: true,
    fields: [{ part: 'brand_brief', field: 'facts', bytes: 20_000, over: true }],
  })
})

test('what does not fit into the brand brief is listed by file, in the order of the snapshot', async () => {
  const tenant = await createTenant(core)
  const first = await addRead(tenant, ['a', 'b'])
  const second = await addRead(tenant, ['x'.repeat(limits.groundingFieldBytesMax - 8), 'ab', 'cd'])
  const third = await addRead(tenant, ['e'], ['Hours'])
  expect((await meterOf(tenant)).files).toEqual([
    { file_id: first, name: 'a.txt', facts: 2, bytes: 4, facts_beyond: 0, bytes_beyond: 0 },
    {
      file_id: second,
      name: 'a.txt',
      facts: 3,
      bytes: limits.groundingFieldBytesMax - 1,
      facts_beyond: 1,
      bytes_beyond: 3,
    },
    { file_id: third, name: 'a.txt', facts: 1, bytes: 8, facts_beyond: 1, bytes_beyond: 8 },
  ])
  const stranger = await createTenant(core)
  expect((await meterOf(stranger)).files).toEqual([])
})

test('a fact keeps its headings in the snapshot, and a fact without headings keeps its old shape', async () => {
  const tenant = await createTenant(core)
  await addRead(tenant, ['310 fell to 214.', 'It took a week.'], ['Results', 'Kern Ltd'])
  const bare = await addRead(tenant, ['Open daily.'])
  const ctx = await asMember(core, tenant)
  await acceptJob(core, tenant)
  expect(readGrounding(await snapshotOf(database, tenant)).brand_brief).toEqual([
    { file_id: expect.any(String), text: '310 fell to 214.', start: 0, end: 1, subject: ['Results', 'Kern Ltd'] },
    expect.objectContaining({ text: 'It took a week.', subject: ['Results', 'Kern Ltd'], continues: true }),
    { file_id: bare, text: 'Open daily.', start: 0, end: 1 },
  ])
  expect(await verbs.showKnowledge({ ctx, input: { fileId: bare } })).toMatchObject({
    facts: [{ text: 'Open daily.', subject: [], continues: false }],
  })
})
