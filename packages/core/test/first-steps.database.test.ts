import {
  acceptJob,
  addReadFile,
  asMember,
  createArtifact,
  createTenant,
  testBrand,
  testCard,
  setUpCore,
} from '@adcopy/testing'
import { verbs } from '@adcopy/core'
import { expect, onTestFinished, test } from 'vitest'

const { core, database } = await setUpCore()

test('the first steps of a workspace are done one by one, and undone with what they rest on', async () => {
  const operator = core.as({ kind: 'operator', name: 'Test' })
  const { workspace_id: workspaceId } = await verbs.createWorkspace({ ctx: operator, input: { name: 'Empty' } })
  const steps = () => verbs.showFirstSteps({ ctx: operator, input: { workspaceId } })
  const none = { access: false, brand: false, knowledge: false, offer: false, copy: false, token: false }
  expect(await steps()).toEqual(none)
  await verbs.setWorkspace({ ctx: operator, input: { workspaceId, accessEnabled: true } })
  expect(await steps()).toEqual(none)
  await verbs.setWorkspace({ ctx: operator, input: { workspaceId, allocation: 5 } })
  await verbs.importBrand({ ctx: operator, input: { workspaceId, profile: testBrand } })
  expect(await steps()).toEqual({ ...none, access: true, brand: true })
  const fileId = await addReadFile(core, { workspaceId }, [])
  expect(await steps()).toEqual({ ...none, access: true, brand: true, knowledge: true })
  await verbs.removeKnowledge({ ctx: operator, input: { fileId } })
  const { offer_id: offerId } = await verbs.createOffer({
    ctx: operator,
    input: { workspaceId, offer: { name: 'Repair' } },
  })
  const email = 'member@example.org'
  const { user_id: userId } = await verbs.addMember({ ctx: operator, input: { workspaceId, email, role: 'editor' } })
  const { token_id: tokenId } = await verbs.issueToken({ ctx: operator, input: { workspaceId, email } })
  await acceptJob(core, { workspaceId, userId })
  expect(await steps()).toEqual({ ...none, access: true, brand: true, offer: true, copy: true, token: true })
  await verbs.setOfferArchived({ ctx: operator, input: { offerId, archived: true } })
  await verbs.revokeToken({ ctx: operator, input: { tokenId } })
  const rest = { ...none, access: true, brand: true, copy: true }
  expect(await steps()).toEqual(rest)
  await verbs.issueToken({ ctx: operator, input: { workspaceId, email } })
  expect(await steps()).toEqual({ ...rest, token: true })
  await verbs.removeMember({ ctx: operator, input: { workspaceId, email } })
  expect(await steps()).toEqual(rest)
})

test('jobs that a page follows say when to be read again, until all are terminal', async () => {
  const tenant = await createTenant(core)
  const ctx = await asMember(core, tenant)
  const jobId = await acceptJob(core, tenant)
  const seconds = expect.toSatisfy((value: unknown) => typeof value === 'number' && value >= 1 && value <= 30) as number
  const list = () => verbs.followJobs({ ctx, input: { limit: 20 } })
  expect(await list()).toMatchObject({ data: [{ id: jobId }], retry_after_seconds: seconds })
  expect(await verbs.followJob({ ctx, input: { jobId } })).toMatchObject({ retry_after_seconds: seconds })
  await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'internal_error' } })
  expect(await list()).toMatchObject({ data: [{ status: 'failed' }], retry_after_seconds: null })
  expect(await verbs.followJob({ ctx, input: { jobId } })).toMatchObject({ retry_after_seconds: null })
  await acceptJob(core, tenant)
  await database.setClock(new Date(Date.now() + 600_000))
  onTestFinished(() => database.setClock(null))
  await acceptJob(core, tenant)
  const later = await asMember(core, tenant)
  const { data, retry_after_seconds } = await verbs.followJobs({ ctx: later, input: { limit: 2 } })
  const waits = data.map(({ id }) => verbs.followJob({ ctx: later, input: { jobId: id } }))
  const paces = (await Promise.all(waits)).map((each) => each.retry_after_seconds ?? NaN)
  expect(new Set(paces).size).toBe(2)
  expect(retry_after_seconds).toBe(Math.min(...paces))
})

test('the list of jobs names the copy of the composer', async () => {
  const tenant = await createTenant(core)
  const drafts: string[] = []
  for (const backend of ['composer', 'openai', 'composer']) {
    const { artifactId } = await createArtifact(core, tenant, { card: { ...testCard, backend } })
    if (backend === 'composer') drafts.push(artifactId)
  }
  const ctx = await asMember(core, tenant)
  const { offline_drafts } = await verbs.followJobs({ ctx, input: { limit: 20 } })
  expect(offline_drafts.toSorted()).toEqual(drafts.toSorted())
})

test('without a brand profile, the grounding of a new job is unknown', async () => {
  const ctx = await asMember(core, await createTenant(core, { brand: null }))
  expect(await verbs.previewGrounding({ ctx, input: {} })).toMatchObject({ grounding: null, offer: null })
})

test('a member reads the grounding of a job, and another workspace does not', async () => {
  const tenant = await createTenant(core)
  const jobId = await acceptJob(core, tenant, { offer_id: tenant.offerId })
  const read = (ctx: Awaited<ReturnType<typeof asMember>>) => verbs.readJobGrounding({ ctx, input: { jobId } })
  expect(await read(await asMember(core, tenant))).toMatchObject({ offer: { name: 'Winter check' } })
  await expect(read(await asMember(core, await createTenant(core)))).rejects.toMatchObject({ code: 'not_found' })
})

test('a job that does not exist is gone', async () => {
  const ctx = core.as({ kind: 'system' })
  expect(await verbs.readJobState({ ctx, input: { jobId: 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd' } })).toBe('gone')
})
