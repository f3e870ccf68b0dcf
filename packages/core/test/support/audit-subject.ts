import { verbs, type Core, type Ctx, type MemberActor } from '@adcopy/core'
import { addReadFile, asMember, createArtifact, createTenant, type CoreRig, type Tenant } from '@adcopy/testing'
import { openSession, secretOf } from './people.ts'

export interface Subject extends Tenant {
  invitationId: string
  invitationSecret: string
  resetSecret: string
  sessionId: string
  operatorEmail: string
  /** A processed knowledge file. Its only fact is so large that `keepFittingFacts` excludes it from the brand brief. */
  fileId: string
  avatarId: string
  avatarVersion: string
  thinkReportId: string
  thinkReportVersion: string
  offerVersion: string
  member: Ctx<MemberActor>
  artifactId: string
  commentId: string
  reviewLinkId: string
}

/** Every text that a client or a person chooses contains this word, which must not occur in the audit trail. */
export const secret = 'quillon'
export const currentPassword = `${secret} and eiderdown`

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

async function addPeople(rig: CoreRig, tenant: Tenant) {
  const { workspaceId, userId } = tenant
  const { core } = rig
  const ctx = core.as({ kind: 'operator' } as const)
  const guest = await createTenant(core)
  const link = { workspaceId: guest.workspaceId, role: 'viewer', days: 1 } as const
  const invitation = await verbs.createInvitation({ ctx, input: link })
  // A second admin is needed, because the last admin can be neither removed nor demoted.
  const second = { workspaceId, email: `second@${workspaceId.slice(3)}.example`, role: 'admin' } as const
  await verbs.addMember({ ctx, input: second })
  await verbs.setMemberPassword({ ctx, input: { workspaceId, email: tenant.email, password: currentPassword } })
  const reset = await verbs.createPasswordReset({ ctx, input: { workspaceId, userId } })
  const operatorEmail = `operator-${workspaceId}@x.example`
  await verbs.addOperator({ ctx, input: { email: operatorEmail } })
  return {
    ...tenant,
    invitationId: invitation.invitation_id,
    invitationSecret: secretOf(invitation),
    resetSecret: secretOf(reset),
    sessionId: (await openSession(rig, userId)).actor.sessionId,
    operatorEmail,
  }
}
