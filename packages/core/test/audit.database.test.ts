import { verbs, type Core, type Ctx, type OperatorActor } from '@adcopy/core'
import { createTenant, createTestDatabase, openTestCore, type Tenant, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

type Verb = keyof {
  [Name in keyof typeof verbs as (typeof verbs)[Name] extends (...args: never[]) => unknown ? Name : never]: true
}

/** What there is to act on. */
interface Subject extends Tenant {
  /** Read, with one fact too many for the brand brief. */
  fileId: string
  avatarId: string
  avatarVersion: string
  thinkReportId: string
  thinkReportVersion: string
  offerVersion: string
}

interface Act {
  action: string
  perform: (ctx: Ctx<OperatorActor>, subject: Subject) => Promise<unknown>
  /** Acts on nothing that could be missing. */
  cannotFail?: true
}

// Words that a client chose: none of them belongs into the trail.
const secret = 'quillon'
const password = `${secret} and featherbed`

/** Every verb by which somebody administers something, with what its event says was done. */
const acts = {
  addAvatar: {
    action: 'avatar.add',
    perform: (ctx, { workspaceId }) => verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: secret } } }),
  },
  addKnowledge: {
    action: 'knowledge.add',
    perform: (ctx, { workspaceId }) =>
      verbs.addKnowledge({ ctx, input: { workspaceId, name: `${secret}.md`, content: Buffer.from(secret) } }),
  },
  addMember: {
    action: 'member.add',
    perform: (ctx, { workspaceId }) =>
      verbs.addMember({
        ctx,
        input: { workspaceId, email: `${secret}@${workspaceId.slice(3)}.example`, role: 'viewer' },
      }),
  },
  addThinkReport: {
    action: 'think.add',
    perform: (ctx, { workspaceId }) => verbs.addThinkReport({ ctx, input: { workspaceId, report: { title: secret } } }),
  },
  chooseFacts: {
    action: 'knowledge.leave_out',
    perform: (ctx, { fileId }) => verbs.chooseFacts({ ctx, input: { fileId, positions: [0], leftOut: true } }),
  },
  createOffer: {
    action: 'offer.create',
    perform: (ctx, { workspaceId }) => verbs.createOffer({ ctx, input: { workspaceId, offer: { name: secret } } }),
  },
  createWorkspace: {
    action: 'workspace.create',
    perform: (ctx) => verbs.createWorkspace({ ctx, input: { name: secret } }),
    cannotFail: true,
  },
  importBrand: {
    action: 'brand.import',
    perform: (ctx, { workspaceId }) =>
      verbs.importBrand({ ctx, input: { workspaceId, profile: { name: secret, description: secret } } }),
  },
  issueToken: {
    action: 'token.issue',
    perform: (ctx, { workspaceId, email }) => verbs.issueToken({ ctx, input: { workspaceId, email } }),
  },
  keepFittingFacts: {
    action: 'knowledge.keep_fitting',
    perform: (ctx, { workspaceId }) => verbs.keepFittingFacts({ ctx, input: { workspaceId } }),
  },
  removeAvatar: {
    action: 'avatar.remove',
    perform: (ctx, { avatarId }) => verbs.removeAvatar({ ctx, input: { avatarId } }),
  },
  removeBrand: {
    action: 'brand.remove',
    perform: (ctx, { workspaceId }) => verbs.removeBrand({ ctx, input: { workspaceId } }),
  },
  removeKnowledge: {
    action: 'knowledge.remove',
    perform: (ctx, { fileId }) => verbs.removeKnowledge({ ctx, input: { fileId } }),
  },
  removeMember: {
    action: 'member.remove',
    perform: (ctx, { workspaceId, email }) => verbs.removeMember({ ctx, input: { workspaceId, email } }),
  },
  removeThinkReport: {
    action: 'think.remove',
    perform: (ctx, { thinkReportId }) => verbs.removeThinkReport({ ctx, input: { thinkReportId } }),
  },
  revokeToken: {
    action: 'token.revoke',
    perform: (ctx, { tokenId }) => verbs.revokeToken({ ctx, input: { tokenId } }),
  },
  setMemberPassword: {
    action: 'member.password',
    perform: (ctx, { workspaceId, email }) => verbs.setMemberPassword({ ctx, input: { workspaceId, email, password } }),
  },
  setMemberRole: {
    action: 'member.set',
    perform: (ctx, { workspaceId, email }) =>
      verbs.setMemberRole({ ctx, input: { workspaceId, email, role: 'viewer' } }),
  },
  setOfferArchived: {
    action: 'offer.archive',
    perform: (ctx, { offerId }) => verbs.setOfferArchived({ ctx, input: { offerId, archived: true } }),
  },
  setSwitch: {
    action: 'switch.set',
    perform: (ctx) => verbs.setSwitch({ ctx, input: { name: 'PUBLIC_API_ENABLED', enabled: true } }),
    cannotFail: true,
  },
  setWorkspace: {
    action: 'workspace.set',
    perform: (ctx, { workspaceId }) => verbs.setWorkspace({ ctx, input: { workspaceId, billing: 'frozen' } }),
  },
  updateAvatar: {
    action: 'avatar.update',
    perform: (ctx, { avatarId, avatarVersion }) =>
      verbs.updateAvatar({ ctx, input: { avatarId, avatar: { name: secret }, basedOn: avatarVersion } }),
  },
  updateOffer: {
    action: 'offer.update',
    perform: (ctx, { offerId, offerVersion }) =>
      verbs.updateOffer({ ctx, input: { offerId, offer: { name: secret }, basedOn: offerVersion } }),
  },
  updateThinkReport: {
    action: 'think.update',
    perform: (ctx, { thinkReportId, thinkReportVersion }) =>
      verbs.updateThinkReport({
        ctx,
        input: { thinkReportId, report: { title: secret }, basedOn: thinkReportVersion },
      }),
  },
} satisfies Partial<Record<Verb, Act>>

// What partners do, what the worker does, and what reads.
const notAdministrative = [
  'beginJob', 'createJob', 'expireJobs', 'failJob', 'findPendingKnowledge', 'findUnfinishedJobs', 'findWorkspaceOfArtifact',
  'finishKnowledge', 'inspectDatabase', 'leaseJobs', 'listAllJobs', 'listAllOffers', 'listAvatars', 'listJobs', 'listJobsOfKnowledge',
  'listKnowledge', 'listThinkReports', 'measureKnowledge', 'meterBrand', 'readOffer', 'readProfile', 'summariseOffers', 'listMemberships', 'listModelUsage',
  'listOffers', 'listTokens', 'listWorkspaces', 'openModelCall', 'readArtifact', 'readBacklog', 'readJob', 'readJobGrounding', 'readKnowledgeContent',
  'releaseJobs', 'releaseModelCall', 'renewLeases', 'settleModelCall', 'showBrand', 'showJob', 'showKnowledge', 'showWorkspace', 'succeedJob',
] // prettier-ignore

describe('the audit trail', () => {
  let database: TestDatabase
  let core: Core
  let subject: Subject
  let ctx: Ctx<OperatorActor>

  beforeAll(async () => {
    database = await createTestDatabase()
    core = openTestCore(database.url)
    ctx = core.as({ kind: 'operator' })
  })
  beforeEach(async () => {
    const tenant = await createTenant(core)
    const input = { workspaceId: tenant.workspaceId, name: 'a.md', content: Buffer.from('a') }
    const { fileId } = await verbs.addKnowledge({ ctx, input })
    const facts = [{ text: secret.repeat(3000), start: 0, end: 1 }]
    const reading = { ok: true as const, reader: 'text-1', text: 'a', facts }
    await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId, reading } })
    subject = { ...tenant, fileId, ...(await addAudience(tenant)) }
    await database.pool.query('create table if not exists seen as select id from audit_event with no data')
    await database.pool.query('insert into seen select id from audit_event')
  })
  afterAll(async () => {
    await core.close()
    await database.drop()
  })

  async function addAudience({ workspaceId, offerId }: Tenant) {
    const { avatarId } = await verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'a' } } })
    const { thinkReportId } = await verbs.addThinkReport({ ctx, input: { workspaceId, report: { title: 'a' } } })
    const [avatar] = await verbs.listAvatars({ ctx, input: { workspaceId } })
    const [report] = await verbs.listThinkReports({ ctx, input: { workspaceId } })
    const { version: offerVersion } = await verbs.readOffer({ ctx, input: { offerId } })
    const versions = { avatarVersion: avatar!.version, thinkReportVersion: report!.version, offerVersion }
    return { avatarId, thinkReportId, ...versions }
  }

  async function newEvents(): Promise<Array<Record<string, unknown>>> {
    const { rows } = await database.pool.query('select * from audit_event where id not in (select id from seen)')
    return rows
  }

  test('every verb is an act of administration or none', () => {
    const names = Object.entries(verbs).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    expect([...Object.keys(acts), ...notAdministrative].toSorted()).toEqual(names.toSorted())
  })

  test.for(Object.entries(acts))('%s leaves one event and no word of its input', async ([, { action, perform }]) => {
    await perform(ctx, subject)
    const events = await newEvents()
    expect(events).toMatchObject([{ actor: 'operator', action, target: expect.any(String) }])
    const text = JSON.stringify(events)
    expect(text.toLowerCase()).not.toContain(secret)
    expect(text).not.toContain(subject.email)
    expect(text).not.toMatch(/ac[apr]_[0-9A-Za-z]{8}/)
  })

  const failing = Object.entries(acts).filter(([, act]) => !('cannotFail' in act))
  test.for(failing)('%s of what is not there leaves none', async ([, { perform }]) => {
    const nobody = {
      ...subject,
      workspaceId: 'ws_none',
      fileId: 'file_none',
      avatarId: 'av_none',
      thinkReportId: 'think_none',
      tokenId: 'tok_none',
      offerId: 'off_none',
      email: 'x@none.example',
    }
    await expect(perform(ctx, nobody)).rejects.toThrow()
    expect(await newEvents()).toEqual([])
  })

  test('an event is neither changed nor removed, by whoever has the application’s connection', async () => {
    await expect(database.pool.query("update audit_event set actor = 'nobody'")).rejects.toThrow()
    await expect(database.pool.query('delete from audit_event')).rejects.toThrow()
    await expect(database.pool.query('truncate audit_event')).rejects.toThrow('audit_event is append-only')
  })
})
