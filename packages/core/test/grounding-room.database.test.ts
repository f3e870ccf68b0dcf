import { limits } from '@adcopy/contract'
import { createAppCaller, verbs } from '@adcopy/core'
import { acceptJob, asMember, createTenant, setUpCore, testBrand, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectWinners, refusal } from './support/people.ts'

const { core, database } = await setUpCore()
const ctx = core.as({ kind: 'operator' })
let tenant: Tenant
let workspaceId: string

beforeEach(async () => {
  tenant = await createTenant(core)
  ;({ workspaceId } = tenant)
})

const mebibyte = 'x'.repeat(limits.storedFieldBytesMax)
const addAvatar = (description = '') =>
  verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'a', description } } })
const addReport = (summary = '') =>
  verbs.addThinkReport({ ctx, input: { workspaceId, report: { title: 't', summary } } })
const importBrand = (changes = {}) =>
  verbs.importBrand({ ctx, input: { workspaceId, profile: { ...testBrand, ...changes } } })
const createOffer = (description = '') =>
  verbs.createOffer({ ctx, input: { workspaceId, offer: { name: 'o', description } } })
const setArchived = (offerId: string, archived: boolean) =>
  verbs.setOfferArchived({ ctx, input: { offerId, archived } })
const memberOf = () => asMember(core, tenant)
const createJob = (offer_id?: string) => acceptJob(core, tenant, { offer_id })
const run = (text: string, values: unknown[] = []) => database.pool.query(text, [workspaceId, ...values])

describe('the stored grounding of a workspace', () => {
  test('has a field of 1 MiB and at most 2 MiB in total; the refusal says how much room is left', async () => {
    await run('delete from brand_profile where workspace_id = $1')
    const { avatar_id: avatarId } = await addAvatar(mebibyte)
    const rest = limits.storedGroundingBytesMax - mebibyte.length - 'at'.length
    await expect(addReport('x'.repeat(rest + 1))).rejects.toMatchObject(refusal(`${rest + 1} are left`))
    await addReport('x'.repeat(rest))
    await expect(importBrand()).rejects.toMatchObject(refusal('0 are left'))
    const [{ version: basedOn } = { version: '' }] = await verbs.listAvatars({ ctx, input: { workspaceId } })
    const update = (description: string) =>
      verbs.updateAvatar({ ctx, input: { avatarId, avatar: { name: 'a', description, pains: ['x'] }, basedOn } })
    await expect(update(mebibyte)).rejects.toMatchObject(refusal(`${mebibyte.length + 1} are left`))
    await update(mebibyte.slice(1))
    await verbs.removeAvatar({ ctx, input: { avatarId } })
    await importBrand()
  })

  test('is not exceeded by concurrent additions', async () => {
    const ends = await Promise.allSettled([1, 2, 3, 4].map(() => addAvatar('x'.repeat(900_000))))
    expectWinners(ends, 2, refusal('are left'))
  })

  test('that was stored before the limit can be read and reduced', async () => {
    const { avatar_id: avatarId } = await addAvatar()
    await run('update avatar set description = $2, pains = array[$2], desires = array[$2] where workspace_id = $1', [
      mebibyte,
    ])
    await expect(addReport()).rejects.toMatchObject(refusal('0 are left'))
    const [{ version: basedOn } = { version: '' }, ...others] = await verbs.listAvatars({ ctx, input: { workspaceId } })
    expect(others).toEqual([])
    const avatar = { name: 'a', description: mebibyte, pains: [mebibyte] }
    await verbs.updateAvatar({ ctx, input: { avatarId, avatar, basedOn } })
    await verbs.removeAvatar({ ctx, input: { avatarId } })
    await addReport()
  })

  test.each([
    ['avatars', 'avatar', limits.avatarsMax, () => addAvatar(), 'pains'],
    ['Think reports', 'think_report', limits.thinkReportsMax, () => addReport(), 'findings'],
  ] as const)('has at most a hundred %s', async (name, table, max, add, list) => {
    const column = table === 'avatar' ? 'name' : 'title'
    await run(
      `insert into ${table} (id, workspace_id, ${column}, ${list})
       select $1 || n, $1, 'x', '{}' from generate_series(2, $2::int) n`,
      [max],
    )
    await add()
    await expect(add()).rejects.toMatchObject(refusal(`at most ${max} ${name}`))
  })

  test('takes little disk however often it is edited while it is too large for a job', async () => {
    const stored = async () => {
      const { rows } = await run(
        'select sum(octet_length(content::text))::int as bytes from brand_grounding where workspace_id = $1',
      )
      return (rows as Array<{ bytes: number }>)[0]!.bytes
    }
    const before = await stored()
    for (let size = 1; size <= 5; size += 1) await importBrand({ voice: mebibyte.slice(size) })
    expect((await stored()) - before).toBeLessThan(2_000)
    await expect(createJob()).rejects.toMatchObject({ code: 'grounding_too_large' })

    const brand = await verbs.showBrand({ ctx, input: { workspaceId } })
    expect(brand).toMatchObject({
      profile: { name: testBrand.name },
      grounding: { too_large: true, max_field_bytes: mebibyte.length - 5 },
    })
    expect(brand.grounding.largest_fields[0]).toMatchObject({ part: 'brand_profile', field: 'voice', over: true })
    const preview = await verbs.previewGrounding({ ctx: await memberOf(), input: {} })
    expect(preview.grounding?.profile.voice).toHaveLength(mebibyte.length - 5)

    await importBrand()
    const jobId = await createJob()
    const used = await verbs.readJobGrounding({ ctx, input: { jobId } })
    expect(used).toEqual({ ...(await verbs.previewGrounding({ ctx: await memberOf(), input: {} })), units: undefined })
  })
})

describe('the offers of a workspace', () => {
  const fill = (active: number) =>
    run(
      `insert into offer (id, workspace_id, name, version_id)
       select 'off_' || $1 || n, $1, 'n', version_id from offer, generate_series(1, $2::int) n
        where workspace_id = $1 and id = $3`,
      [active, tenant.offerId],
    )

  test('are at most 1,000 that are not archived', async () => {
    await fill(limits.activeOffersMax - 1)
    const full = refusal(`at most ${limits.activeOffersMax} offers`)
    await expect(createOffer()).rejects.toMatchObject(full)
    await expect(setArchived(tenant.archivedOfferId, false)).rejects.toMatchObject(full)
    await setArchived(tenant.offerId, false)
    await setArchived(tenant.offerId, true)
    const ends = await Promise.allSettled([
      createOffer(),
      setArchived(tenant.archivedOfferId, false),
      setArchived(tenant.offerId, false),
    ])
    expectWinners(ends, 1, full)
  })

  test('have at most 1.25 MiB each', async () => {
    const rest = limits.storedOfferBytesMax - mebibyte.length
    const offer = { name: 'o', description: mebibyte, terms: ['x'.repeat(rest)] }
    const shorter = { ...offer, terms: ['x'.repeat(rest - 1)] }
    const create = (content: typeof offer) => verbs.createOffer({ ctx, input: { workspaceId, offer: content } })
    await expect(create(offer)).rejects.toMatchObject(refusal('Shorten this one by 1 bytes'))
    const { offer_id: offerId } = await create(shorter)
    const { version: basedOn, content } = await verbs.readOffer({ ctx, input: { offerId } })
    expect(content).toEqual(shorter)
    await expect(verbs.updateOffer({ ctx, input: { offerId, offer, basedOn } })).rejects.toMatchObject(
      refusal('1 bytes'),
    )
    await expect(createJob(offerId)).rejects.toMatchObject({ code: 'grounding_too_large' })
  })

  test('fill a page of less than 200 KB, even with the largest names', async () => {
    const caller = createAppCaller({ ...(await memberOf()), reply: {} })
    const name = '\u0001'.repeat(limits.labelCodePointsMax) // six bytes of JSON for each code point
    for (let count = 0; count < limits.pageItemsMax; count += 1) await caller.offers.create({ offer: { name } })
    await expect(caller.offers.create({ offer: { name: `${name}x` } })).rejects.toThrow('is longer than 255 characters')
    const page = await verbs.listOffers({ ctx: await memberOf(), input: { limit: limits.pageItemsMax } })
    expect(page.data).toHaveLength(limits.pageItemsMax)
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(200_000)
  })
})

test('names that were stored before the limit can still be read and used by jobs', async () => {
  const long = 'n'.repeat(1_000)
  const offer = { name: long, description: 'd' }
  const { offer_id: offerId } = await verbs.createOffer({ ctx, input: { workspaceId, offer } })
  await run('update brand_profile set name = $2 where workspace_id = $1', [long])
  await verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: long } } })
  await verbs.addThinkReport({ ctx, input: { workspaceId, report: { title: long } } })

  const member = await memberOf()
  const input = { workspaceId }
  const caller = createAppCaller({ ...member, reply: {} })
  expect((await caller.brand.read())?.profile.name).toBe(long)
  expect((await caller.avatars.list())[0]?.avatar.name).toBe(long)
  expect((await caller.thinkReports.list())[0]?.report.title).toBe(long)
  expect((await caller.offers.read({ offerId })).content).toEqual(offer)
  expect((await verbs.showBrand({ ctx, input })).profile.name).toBe(long)
  const { grounding, offer: previewed } = await verbs.previewGrounding({ ctx: member, input: { offerId } })
  expect(previewed).toEqual(offer)

  const jobId = await createJob(offerId)
  const system = core.as({ kind: 'system' })
  expect(await verbs.beginJob({ ctx: system, input: { jobId } })).toMatchObject({ work: { grounding, offer } })
  expect(await verbs.readJobGrounding({ ctx, input: { jobId } })).toEqual({ grounding, offer })
})
