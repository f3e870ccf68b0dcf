import { verbs, type Core } from '@adcopy/core'
import { asMember, createArtifact, createTenant, type Tenant, type TestDatabase } from '@adcopy/testing'
import { secret, type Subject } from './audit-acts.ts'
import { addPeople } from './people-acts.ts'

export async function createSubject(core: Core, database: TestDatabase): Promise<Subject> {
  const ctx = core.as({ kind: 'operator' })
  const tenant = await createTenant(core, { role: 'admin' })
  const artifact = await addArtifact(core, tenant)
  const input = { workspaceId: tenant.workspaceId, name: 'a.md', content: Buffer.from('a') }
  const { file_id: fileId } = await verbs.addKnowledge({ ctx, input })
  const facts = [{ text: secret.repeat(3000), start: 0, end: 1 }]
  const reading = { ok: true as const, reader: 'text-1', text: 'a', facts }
  await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId, reading } })
  return { ...(await addPeople(core, database, tenant)), fileId, ...(await addAudience(core, tenant)), ...artifact }
}

async function addAudience(core: Core, { workspaceId, offerId }: Tenant) {
  const ctx = core.as({ kind: 'operator' })
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

async function addArtifact(core: Core, tenant: Tenant) {
  const member = await asMember(core, tenant)
  const { artifactId } = await createArtifact(core, tenant)
  const of = { artifactId, number: 1 }
  const { comment_id: commentId } = await verbs.addComment({ ctx: member, input: { ...of, text: 'x' } })
  const { review_link_id: reviewLinkId } = await verbs.createReviewLink({
    ctx: member,
    input: { ...of, expiresInDays: 1 },
  })
  return { member, artifactId, commentId, reviewLinkId }
}
