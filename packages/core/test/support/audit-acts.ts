import { verbs, type Ctx, type MemberActor, type OperatorActor } from '@adcopy/core'
import { chosen, peopleActs, peopleReads, type PeopleSubject } from './people-acts.ts'

type Verb = keyof {
  [Name in keyof typeof verbs as (typeof verbs)[Name] extends (...args: never[]) => unknown ? Name : never]: true
}

export interface Subject extends PeopleSubject {
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

export interface Act {
  action: string
  perform: (ctx: Ctx<OperatorActor>, subject: Subject) => Promise<unknown>
  byMember?: true
  cannotFail?: true
}

// Every text that a client chooses contains this word, which must not occur in the audit trail.
export const secret = chosen
const password = `${secret} and featherbed`

export const acts = {
  ...peopleActs,
  addAvatar: {
    action: 'avatar.add',
    perform: (ctx, { workspaceId }) => verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: secret } } }),
  },
  addComment: {
    action: 'comment.add',
    byMember: true,
    perform: (_, { member, artifactId }) =>
      verbs.addComment({ ctx: member, input: { artifactId, number: 1, text: secret } }),
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
  createReviewLink: {
    action: 'review_link.create',
    byMember: true,
    perform: (_, { member, artifactId }) =>
      verbs.createReviewLink({ ctx: member, input: { artifactId, number: 1, expiresInDays: 1 } }),
  },
  createWorkspace: {
    action: 'workspace.create',
    perform: (ctx) => verbs.createWorkspace({ ctx, input: { name: secret } }),
    cannotFail: true,
  },
  editArtifact: {
    action: 'artifact.edit',
    byMember: true,
    perform: (_, { member, artifactId }) =>
      verbs.editArtifact({
        ctx: member,
        input: { artifactId, baseNumber: 1, copy: { headline: secret, primary_text: secret } },
      }),
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
  resolveComment: {
    action: 'comment.resolve',
    byMember: true,
    perform: (_, { member, commentId }) => verbs.resolveComment({ ctx: member, input: { commentId, resolved: true } }),
  },
  revokeReviewLink: {
    action: 'review_link.revoke',
    byMember: true,
    perform: (_, { member, reviewLinkId }) => verbs.revokeReviewLink({ ctx: member, input: { reviewLinkId } }),
  },
  revokeToken: {
    action: 'token.revoke',
    perform: (ctx, { tokenId }) => verbs.revokeToken({ ctx, input: { tokenId } }),
  },
  setApproval: {
    action: 'artifact.approval',
    byMember: true,
    perform: (_, { member, artifactId }) =>
      verbs.setApproval({ ctx: member, input: { artifactId, number: 1, from: 'draft', to: 'in_review' } }),
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

export const notAdministrative = [
  'followJob', 'followJobs', 'showFirstSteps',
  ...peopleReads,
  'beginJob', 'createJob', 'expireJobs', 'failJob', 'findPendingKnowledge', 'findUnfinishedJobs', 'findWorkspaceOfArtifact',
  'finishKnowledge', 'inspectDatabase', 'leaseJobs', 'listAllJobs', 'listAllOffers', 'listAvatars', 'listJobs', 'listJobsOfKnowledge',
  'listKnowledge', 'listThinkReports', 'measureKnowledge', 'meterBrand', 'readOffer', 'readProfile', 'summariseOffers',
  'listMemberships', 'listModelUsage',
  'listOffers', 'listTokens', 'listWorkspaces', 'openModelCall', 'openReviewLink', 'previewGrounding', 'readArtifact', 'readArtifactStamp',
  'readBacklog', 'readJob', 'readJobGrounding', 'readJobState', 'readKnowledgeContent',
  'releaseJobs', 'releaseModelCall', 'renewLeases', 'settleModelCall', 'showBrand', 'showJob', 'showKnowledge',
  'showWorkspace', 'succeedJob',
] // prettier-ignore
