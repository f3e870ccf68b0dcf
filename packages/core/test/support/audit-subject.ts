import { verbs, type Core } from '@adcopy/core'
import { addReadFile, asMember, createArtifact, createTenant, type CoreRig, type Tenant } from '@adcopy/testing'
import { secret, type Subject } from './audit-acts.ts'
import { addPeople } from './people-acts.ts'

export async function createSubject(rig: CoreRig): Promise<Subject> {
  const { core } = rig
  const tenant = await createTenant(core, { role: 'admin' })
  const artifact = await addArtifact(core, tenant)
  const fileId = await addReadFile(core, tenant, [secret.repeat(3000)])
  return { ...(await addPeople(rig, tenant)), fileId, ...(await addAudience(core, tenant)), ...artifact }
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
