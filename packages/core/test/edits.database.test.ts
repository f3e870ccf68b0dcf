import { createAppCaller, verbs, type Ctx, type OperatorActor, type StaleWrite } from '@adcopy/core'
import { acceptJob, asMember, createTenant, setUpCore, testBrand, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectWinners } from './support/people.ts'
import { snapshotOf } from './support/snapshot.ts'

const rig = await setUpCore()
let tenant: Tenant
let ctx: Ctx<OperatorActor>

beforeEach(async () => {
  tenant = await createTenant(rig.core)
  ctx = rig.core.as({ kind: 'operator' })
})

const stale = expect.objectContaining({ name: 'StaleWrite' }) as StaleWrite

interface Edited {
  read: () => Promise<string>
  write: (text: string, basedOn: string) => Promise<unknown>
  stored: () => Promise<string>
}

const kinds: Record<string, (given: Tenant) => Promise<Edited>> = {
  'the brand profile': async ({ workspaceId }) => {
    const current = async () => (await verbs.readProfile({ ctx, input: { workspaceId } }))!
    return {
      read: async () => (await current()).version,
      write: (voice, basedOn) =>
        verbs.importBrand({ ctx, input: { workspaceId, profile: { ...testBrand, voice }, basedOn } }),
      stored: async () => (await current()).profile.voice!,
    }
  },
  'an offer': async ({ offerId }) => {
    const current = () => verbs.readOffer({ ctx, input: { offerId } })
    return {
      read: async () => (await current()).version,
      write: (name, basedOn) => verbs.updateOffer({ ctx, input: { offerId, offer: { name }, basedOn } }),
      stored: async () => (await current()).content.name,
    }
  },
  'an avatar': async ({ workspaceId }) => {
    const { avatar_id: avatarId } = await verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'Commuter' } } })
    const current = async () => (await verbs.listAvatars({ ctx, input: { workspaceId } }))[0]!
    return {
      read: async () => (await current()).version,
      write: (name, basedOn) =>
        verbs.updateAvatar({ ctx, input: { avatarId, avatar: { name, pains: ['Rain'] }, basedOn } }),
      stored: async () => (await current()).avatar.name,
    }
  },
  'a Think report': async ({ workspaceId }) => {
    const report = { title: 'Survey' }
    const { think_report_id: thinkReportId } = await verbs.addThinkReport({ ctx, input: { workspaceId, report } })
    const current = async () => (await verbs.listThinkReports({ ctx, input: { workspaceId } }))[0]!
    return {
      read: async () => (await current()).version,
      write: (title, basedOn) => verbs.updateThinkReport({ ctx, input: { thinkReportId, report: { title }, basedOn } }),
      stored: async () => (await current()).report.title,
    }
  },
}

describe.each(Object.entries(kinds))('%s', (_, open) => {
  test('is not overwritten by an edit that started from an older version', async () => {
    const { read, write, stored } = await open(tenant)
    const version = await read()
    await write('first', version)
    await expect(write('second', version)).rejects.toEqual(stale)
    expect(await stored()).toBe('first')
    await write('second', await read())
    expect(await stored()).toBe('second')
  })

  test('accepts one of two concurrent edits that started from the same version', async () => {
    const { read, write, stored } = await open(tenant)
    const version = await read()
    const texts = ['first', 'second']
    const ends = await Promise.allSettled(texts.map((text) => write(text, version)))
    expectWinners(ends, 1, { name: 'StaleWrite' })
    expect(await stored()).toBe(texts[ends.findIndex(({ status }) => status === 'fulfilled')])
  })
})

test('a profile that was created in the meantime is not overwritten by a first one', async () => {
  const { workspaceId } = await createTenant(rig.core, { brand: null })
  expect(await verbs.readProfile({ ctx, input: { workspaceId } })).toBeNull()
  const first = () => verbs.importBrand({ ctx, input: { workspaceId, profile: testBrand, basedOn: null } })
  await first()
  await expect(first()).rejects.toEqual(stale)
})

test('a profile keeps its version while other grounding changes', async () => {
  const { workspaceId } = tenant
  const before = await verbs.readProfile({ ctx, input: { workspaceId } })
  await verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'Commuter' } } })
  expect(await verbs.readProfile({ ctx, input: { workspaceId } })).toEqual(before)
})

test('new jobs see an avatar and a Think report as edited, and no longer after a removal', async () => {
  const { workspaceId } = tenant
  const avatar = { name: 'Commuter', pains: ['Rain'] }
  const { avatar_id: avatarId } = await verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'Nobody' } } })
  const report = { title: 'Survey', findings: ['Four of five ride daily.'] }
  const { think_report_id: thinkReportId } = await verbs.addThinkReport({
    ctx,
    input: { workspaceId, report: { title: 'None' } },
  })
  const [stored] = await verbs.listAvatars({ ctx, input: { workspaceId } })
  const [storedReport] = await verbs.listThinkReports({ ctx, input: { workspaceId } })
  await verbs.updateAvatar({ ctx, input: { avatarId, avatar, basedOn: stored!.version } })
  await verbs.updateThinkReport({ ctx, input: { thinkReportId, report, basedOn: storedReport!.version } })
  expect(await snapshotOf(rig.database, tenant)).toMatchObject({ avatars: [avatar], think_reports: [report] })
  await verbs.removeAvatar({ ctx, input: { avatarId } })
  await verbs.removeThinkReport({ ctx, input: { thinkReportId } })
  expect(await snapshotOf(rig.database, tenant)).toMatchObject({ avatars: [], think_reports: [] })
})

test('an accepted job keeps the version of the offer that it was accepted with', async () => {
  const { offerId } = tenant
  const jobId = await acceptJob(rig.core, tenant, { offer_id: offerId })
  const { version } = await verbs.readOffer({ ctx, input: { offerId } })
  await verbs.updateOffer({ ctx, input: { offerId, offer: { name: 'Spring check' }, basedOn: version } })
  const work = await verbs.beginJob({ ctx: rig.core.as({ kind: 'system' }), input: { jobId } })
  expect(work).toMatchObject({ work: { offer: { name: 'Winter check' } } })
  expect(await verbs.summariseOffers({ ctx, input: { workspaceId: tenant.workspaceId } })).toEqual([
    expect.objectContaining({ offer_id: offerId, name: 'Spring check', price: null, archived: false }),
    expect.objectContaining({ name: 'Summer check', price: '39 EUR', archived: true }),
  ])
})

test('a member gets a conflict for a stale write, and a viewer may read but not write', async () => {
  const callerOf = async (who: Tenant) => createAppCaller({ ...(await asMember(rig.core, who)), reply: {} })
  const caller = await callerOf(tenant)
  const conflict = expect.objectContaining({ code: 'CONFLICT' }) as Error
  await expect(caller.brand.write({ profile: testBrand, basedOn: null })).rejects.toEqual(conflict)
  const viewer = await callerOf(await createTenant(rig.core, { role: 'viewer' }))
  const read = await viewer.brand.read()
  await expect(viewer.brand.write({ profile: testBrand, basedOn: read!.version })).rejects.toMatchObject({
    cause: { code: 'forbidden' },
  })
  await expect(viewer.knowledge.keepFitting()).rejects.toMatchObject({ cause: { code: 'forbidden' } })
  await expect(viewer.offers.create({ offer: { name: 'x' } })).rejects.toMatchObject({ cause: { code: 'forbidden' } })
  await expect(viewer.avatars.add({ avatar: { name: 'x' } })).rejects.toMatchObject({ cause: { code: 'forbidden' } })
})
