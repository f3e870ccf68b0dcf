import { verbs, type Core, type Ctx, type OperatorActor } from '@adcopy/core'
import {
  createArtifact,
  createTenant,
  createTestDatabase,
  openTestCore,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acts, notAdministrative, secret, type Subject } from './support/audit-acts.ts'
import { addPeople, noPeople } from './support/people-acts.ts'

describe('the audit trail', () => {
  let database: TestDatabase
  let core: Core
  let subject: Subject
  let ctx: Ctx<OperatorActor>

  beforeAll(async () => {
    database = await createTestDatabase()
    core = openTestCore(database.url, { checkEdit: async () => ({ checks: [], claims: [] }) })
    ctx = core.as({ kind: 'operator' })
  })
  beforeEach(async () => {
    const tenant = await createTenant(core, { role: 'admin' })
    const artifact = await addArtifact(tenant)
    const input = { workspaceId: tenant.workspaceId, name: 'a.md', content: Buffer.from('a') }
    const { file_id: fileId } = await verbs.addKnowledge({ ctx, input })
    const facts = [{ text: secret.repeat(3000), start: 0, end: 1 }]
    const reading = { ok: true as const, reader: 'text-1', text: 'a', facts }
    await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId, reading } })
    subject = { ...(await addPeople(core, database, tenant)), fileId, ...(await addAudience(tenant)), ...artifact }
    await database.pool.query('create table if not exists seen as select id from audit_event with no data')
    await database.pool.query('insert into seen select id from audit_event')
  })
  afterAll(async () => {
    await core.close()
    await database.drop()
  })

  async function addAudience({ workspaceId, offerId }: Tenant) {
    const { avatar_id: avatarId } = await verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'a' } } })
    const { think_report_id: thinkReportId } = await verbs.addThinkReport({
      ctx,
      input: { workspaceId, report: { title: 'a' } },
    })
    const [avatar] = await verbs.listAvatars({ ctx, input: { workspaceId } })
    const [report] = await verbs.listThinkReports({ ctx, input: { workspaceId } })
    const { version: offerVersion } = await verbs.readOffer({ ctx, input: { offerId } })
    const versions = { avatarVersion: avatar!.version, thinkReportVersion: report!.version, offerVersion }
    return { avatarId, thinkReportId, ...versions }
  }

  async function addArtifact(tenant: Tenant) {
    const actor = await core.findMember(tenant.workspaceId, tenant.userId)
    if (actor === undefined) throw new Error('the tenant has no member')
    const member = core.as(actor)
    const { artifactId } = await createArtifact(core, tenant)
    const of = { artifactId, number: 1 }
    const { comment_id: commentId } = await verbs.addComment({ ctx: member, input: { ...of, text: 'x' } })
    const { review_link_id: reviewLinkId } = await verbs.createReviewLink({
      ctx: member,
      input: { ...of, expiresInDays: 1 },
    })
    return { member, artifactId, commentId, reviewLinkId }
  }

  async function newEvents(): Promise<Array<Record<string, unknown>>> {
    const { rows } = await database.pool.query('select * from audit_event where id not in (select id from seen)')
    return rows
  }

  test('every verb is listed as audited or not audited', () => {
    const names = Object.entries(verbs).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    expect([...Object.keys(acts), ...notAdministrative].toSorted()).toEqual(names.toSorted())
  })

  test.for(Object.entries(acts))('%s writes one event, which contains nothing of its input', async ([, act]) => {
    await act.perform(ctx, subject)
    const events = await newEvents()
    const named = 'byMember' in act ? subject.userId : 'operator'
    const actor = 'actor' in act ? act.actor(subject) : named
    expect(events).toMatchObject([{ actor, action: act.action, target: expect.any(String) }])
    const text = JSON.stringify(events)
    expect(text.toLowerCase()).not.toContain(secret)
    expect(text).not.toContain(subject.email)
    expect(text).not.toMatch(/ac[apr]_[0-9A-Za-z]{8}/)
  })

  const failing = Object.entries(acts).filter(([, act]) => !('cannotFail' in act))
  test.for(failing)('%s of a missing object writes no event', async ([, { perform }]) => {
    const nobody = {
      ...subject,
      ...noPeople,
      workspaceId: 'ws_none',
      fileId: 'file_none',
      avatarId: 'av_none',
      thinkReportId: 'think_none',
      tokenId: 'tok_none',
      offerId: 'off_none',
      artifactId: 'art_none',
      commentId: 'cmt_none',
      reviewLinkId: 'rvl_none',
      email: 'x@none.example',
    }
    await expect(perform(ctx, nobody)).rejects.toThrow()
    expect(await newEvents()).toEqual([])
  })

  test('no event can be changed or removed over the application’s connection', async () => {
    await expect(database.pool.query("update audit_event set actor = 'nobody'")).rejects.toThrow()
    await expect(database.pool.query('delete from audit_event')).rejects.toThrow()
    await expect(database.pool.query('truncate audit_event')).rejects.toThrow('audit_event is append-only')
  })
})
