import { testCard, testCopy } from '@adcopy/testing'
import { Problem, verbs, type Ctx, type MemberActor } from '@adcopy/core'
import { confinedPeople, privilegedPeople, refusedPeople, type PeopleVictim } from './people-attempts.ts'

type Verb = keyof {
  [Name in keyof typeof verbs as (typeof verbs)[Name] extends (...args: never[]) => unknown ? Name : never]: true
}

export interface Victim extends PeopleVictim {
  callId: string
  artifactId: string
  commentId: string
  reviewLinkId: string
  secret: string
  fileId: string
  avatarId: string
  thinkReportId: string
}

export type Attempt = (ctx: Ctx<MemberActor>, victim: Victim) => Promise<unknown>

// These verbs must report objects of another workspace as not found, even if the caller is an admin of their own
// workspace.
export const refused = {
  ...refusedPeople,
  addAvatar: (ctx, { workspaceId }) => verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'x' } } }),
  addComment: (ctx, { artifactId }) => verbs.addComment({ ctx, input: { artifactId, number: 1, text: 'x' } }),
  addKnowledge: (ctx, { workspaceId }) =>
    verbs.addKnowledge({ ctx, input: { workspaceId, name: 'x.md', content: new Uint8Array() } }),
  addMember: (ctx, { workspaceId }) =>
    verbs.addMember({ ctx, input: { workspaceId, email: 'x@intruder.example', role: 'admin' } }),
  addThinkReport: (ctx, { workspaceId }) =>
    verbs.addThinkReport({ ctx, input: { workspaceId, report: { title: 'x' } } }),
  chooseFacts: (ctx, { fileId }) => verbs.chooseFacts({ ctx, input: { fileId, positions: [0], leftOut: true } }),
  createOffer: (ctx, { workspaceId }) => verbs.createOffer({ ctx, input: { workspaceId, offer: { name: 'x' } } }),
  createReviewLink: (ctx, { artifactId }) =>
    verbs.createReviewLink({ ctx, input: { artifactId, number: 1, expiresInDays: 1 } }),
  editArtifact: (ctx, { artifactId }) =>
    verbs.editArtifact({ ctx, input: { artifactId, baseNumber: 1, copy: { headline: 'x', primary_text: 'x' } } }),
  followJob: (ctx, { jobId }) => verbs.followJob({ ctx, input: { jobId } }),
  importBrand: (ctx, { workspaceId }) =>
    verbs.importBrand({ ctx, input: { workspaceId, profile: { name: 'x', description: 'x' } } }),
  issueToken: (ctx, { workspaceId, email }) => verbs.issueToken({ ctx, input: { workspaceId, email } }),
  keepFittingFacts: (ctx, { workspaceId }) => verbs.keepFittingFacts({ ctx, input: { workspaceId } }),
  listAllJobs: (ctx, { workspaceId }) => verbs.listAllJobs({ ctx, input: { workspaceId } }),
  listAllOffers: (ctx, { workspaceId }) => verbs.listAllOffers({ ctx, input: { workspaceId } }),
  listAvatars: (ctx, { workspaceId }) => verbs.listAvatars({ ctx, input: { workspaceId } }),
  listJobsOfKnowledge: (ctx, { fileId }) => verbs.listJobsOfKnowledge({ ctx, input: { fileId } }),
  listKnowledge: (ctx, { workspaceId }) => verbs.listKnowledge({ ctx, input: { workspaceId } }),
  listThinkReports: (ctx, { workspaceId }) => verbs.listThinkReports({ ctx, input: { workspaceId } }),
  listTokens: (ctx, { workspaceId }) => verbs.listTokens({ ctx, input: { workspaceId } }),
  measureKnowledge: (ctx, { workspaceId }) => verbs.measureKnowledge({ ctx, input: { workspaceId } }),
  meterBrand: (ctx, { workspaceId }) => verbs.meterBrand({ ctx, input: { workspaceId } }),
  previewGrounding: (ctx, { offerId }) => verbs.previewGrounding({ ctx, input: { offerId } }),
  readArtifact: (ctx, { artifactId }) => verbs.readArtifact({ ctx, input: { artifactId } }),
  readArtifactStamp: (ctx, { artifactId }) => verbs.readArtifactStamp({ ctx, input: { artifactId } }),
  readJob: (ctx, { jobId }) => verbs.readJob({ ctx, input: { id: jobId } }),
  readJobGrounding: (ctx, { jobId }) => verbs.readJobGrounding({ ctx, input: { jobId } }),
  readOffer: (ctx, { offerId }) => verbs.readOffer({ ctx, input: { offerId } }),
  readProfile: (ctx, { workspaceId }) => verbs.readProfile({ ctx, input: { workspaceId } }),
  removeAvatar: (ctx, { avatarId }) => verbs.removeAvatar({ ctx, input: { avatarId } }),
  removeBrand: (ctx, { workspaceId }) => verbs.removeBrand({ ctx, input: { workspaceId } }),
  removeKnowledge: (ctx, { fileId }) => verbs.removeKnowledge({ ctx, input: { fileId } }),
  removeMember: (ctx, { workspaceId, email }) => verbs.removeMember({ ctx, input: { workspaceId, email } }),
  removeThinkReport: (ctx, { thinkReportId }) => verbs.removeThinkReport({ ctx, input: { thinkReportId } }),
  resolveComment: (ctx, { commentId }) => verbs.resolveComment({ ctx, input: { commentId, resolved: true } }),
  revokeReviewLink: (ctx, { reviewLinkId }) => verbs.revokeReviewLink({ ctx, input: { reviewLinkId } }),
  revokeToken: (ctx, { tokenId }) => verbs.revokeToken({ ctx, input: { tokenId } }),
  setApproval: (ctx, { artifactId }) =>
    verbs.setApproval({ ctx, input: { artifactId, number: 1, from: 'draft', to: 'in_review' } }),
  setMemberRole: (ctx, { workspaceId, email }) =>
    verbs.setMemberRole({ ctx, input: { workspaceId, email, role: 'viewer' } }),
  setOfferArchived: (ctx, { offerId }) => verbs.setOfferArchived({ ctx, input: { offerId, archived: true } }),
  showBrand: (ctx, { workspaceId }) => verbs.showBrand({ ctx, input: { workspaceId } }),
  showFirstSteps: (ctx, { workspaceId }) => verbs.showFirstSteps({ ctx, input: { workspaceId } }),
  showJob: (ctx, { jobId }) => verbs.showJob({ ctx, input: { jobId } }),
  showKnowledge: (ctx, { fileId }) => verbs.showKnowledge({ ctx, input: { fileId } }),
  showWorkspace: (ctx, { workspaceId }) => verbs.showWorkspace({ ctx, input: { workspaceId } }),
  summariseOffers: (ctx, { workspaceId }) => verbs.summariseOffers({ ctx, input: { workspaceId } }),
  updateAvatar: (ctx, { avatarId }) =>
    verbs.updateAvatar({ ctx, input: { avatarId, avatar: { name: 'x' }, basedOn: 'x' } }),
  updateOffer: (ctx, { offerId }) => verbs.updateOffer({ ctx, input: { offerId, offer: { name: 'x' }, basedOn: 'x' } }),
  updateThinkReport: (ctx, { thinkReportId }) =>
    verbs.updateThinkReport({ ctx, input: { thinkReportId, report: { title: 'x' }, basedOn: 'x' } }),
} satisfies Partial<Record<Verb, Attempt>>

// These verbs use only the caller's own workspace. Their result or error code must not contain data of another
// workspace.
export const confined = {
  ...confinedPeople,
  createJob: (ctx, { offerId }) =>
    verbs
      .createJob({
        ctx,
        input: {
          idempotencyKey: 'victims-key',
          request: {
            platform: 'facebook',
            awareness_level: 'unaware',
            brief: 'x',
            copy_length: 'short',
            offer_id: offerId,
          },
        },
      })
      .catch((error: unknown) => (error instanceof Problem ? error.code : Promise.reject(error))),
  followJobs: (ctx) => verbs.followJobs({ ctx, input: { limit: 100 } }),
  listJobs: (ctx) => verbs.listJobs({ ctx, input: { limit: 100 } }),
  listOffers: (ctx) => verbs.listOffers({ ctx, input: { limit: 100 } }),
} satisfies Partial<Record<Verb, Attempt>>

// These verbs refuse every member, even in their own workspace. They need another kind of actor, such as an operator or
// the worker, or the secret of a link.
const foreign = (ctx: Ctx<MemberActor>) => ctx as unknown as Ctx<{ kind: 'system' }>
export const privileged = {
  ...privilegedPeople,
  readJobState: (ctx, { jobId }) => verbs.readJobState({ ctx: foreign(ctx), input: { jobId } }),
  beginJob: (ctx, { jobId }) => verbs.beginJob({ ctx: foreign(ctx), input: { jobId } }),
  createWorkspace: (ctx) => verbs.createWorkspace({ ctx, input: { name: 'x' } }),
  expireJobs: (ctx) => verbs.expireJobs({ ctx: foreign(ctx), input: {} }),
  failJob: (ctx, { jobId }) => verbs.failJob({ ctx: foreign(ctx), input: { jobId, code: 'internal_error' } }),
  findPendingKnowledge: (ctx) =>
    verbs.findPendingKnowledge({ ctx: foreign(ctx), input: { filesMax: 9, filesAloneMax: 9 } }),
  findUnfinishedJobs: (ctx, { jobId }) => verbs.findUnfinishedJobs({ ctx: foreign(ctx), input: { jobIds: [jobId] } }),
  findWorkspaceOfArtifact: (ctx, { artifactId, userId }) =>
    verbs.findWorkspaceOfArtifact({ ctx: foreign(ctx), input: { artifactId, userId } }),
  listMemberships: (ctx, { userId }) => verbs.listMemberships({ ctx: foreign(ctx), input: { userId } }),
  finishKnowledge: (ctx, { fileId }) =>
    verbs.finishKnowledge({ ctx: foreign(ctx), input: { fileId, reading: { ok: false, code: 'empty' } } }),
  inspectDatabase: (ctx) => verbs.inspectDatabase({ ctx, input: {} }),
  leaseJobs: (ctx) => verbs.leaseJobs({ ctx: foreign(ctx), input: { jobsMax: 9 } }),
  listModelUsage: (ctx, { jobId }) => verbs.listModelUsage({ ctx, input: { jobId } }),
  listWorkspaces: (ctx) => verbs.listWorkspaces({ ctx, input: {} }),
  openModelCall: (ctx, { jobId }) =>
    verbs.openModelCall({ ctx: foreign(ctx), input: { jobId, role: 'writer', backend: 'x', model: 'x', callsMax: 9 } }),
  openReviewLink: (ctx, { secret }) => verbs.openReviewLink({ ctx: foreign(ctx), input: { secret } }),
  readBacklog: (ctx) => verbs.readBacklog({ ctx: foreign(ctx), input: {} }),
  readKnowledgeContent: (ctx, { fileId }) => verbs.readKnowledgeContent({ ctx: foreign(ctx), input: { fileId } }),
  releaseJobs: (ctx, { jobId }) => verbs.releaseJobs({ ctx: foreign(ctx), input: { jobIds: [jobId] } }),
  releaseModelCall: (ctx, { callId }) => verbs.releaseModelCall({ ctx: foreign(ctx), input: { callId } }),
  renewLeases: (ctx, { jobId }) => verbs.renewLeases({ ctx: foreign(ctx), input: { ownJobIds: [jobId] } }),
  setMemberPassword: (ctx, { workspaceId, email }) =>
    verbs.setMemberPassword({ ctx, input: { workspaceId, email, password: 'x'.repeat(12) } }),
  setSwitch: (ctx) => verbs.setSwitch({ ctx, input: { name: 'PUBLIC_API_ENABLED', enabled: false } }),
  settleModelCall: (ctx, { callId }) => verbs.settleModelCall({ ctx: foreign(ctx), input: { callId, usage: null } }),
  setWorkspace: (ctx, { workspaceId }) => verbs.setWorkspace({ ctx, input: { workspaceId, allocation: 1 } }),
  succeedJob: (ctx, { jobId }) =>
    verbs.succeedJob({
      ctx: foreign(ctx),
      input: {
        jobId,
        copy: testCopy,
        checks: [],
        card: testCard,
      },
    }),
} satisfies Partial<Record<Verb, Attempt>>
