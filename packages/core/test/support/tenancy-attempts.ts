import { testCard, testCopy, type Tenant } from '@adcopy/testing'
import type { Input, Verb } from './verb-calls.ts'

export interface Victim extends Tenant {
  jobId: string
  callId: string
  artifactId: string
  commentId: string
  reviewLinkId: string
  secret: string
  fileId: string
  avatarId: string
  thinkReportId: string
  invitationId: string
  invitationSecret: string
  sessionId: string
}

type Inputs = { [V in Verb]?: (victim: Victim) => Input<V> }

// These verbs must report objects of another workspace as not found, even if the caller is an admin of their own
// workspace.
export const refused = {
  addAvatar: ({ workspaceId }) => ({ workspaceId, avatar: { name: 'x' } }),
  addComment: ({ artifactId }) => ({ artifactId, number: 1, text: 'x' }),
  addKnowledge: ({ workspaceId }) => ({ workspaceId, name: 'x.md', content: new Uint8Array() }),
  addMember: ({ workspaceId }) => ({ workspaceId, email: 'x@intruder.example', role: 'admin' }),
  addThinkReport: ({ workspaceId }) => ({ workspaceId, report: { title: 'x' } }),
  chooseFacts: ({ fileId }) => ({ fileId, positions: [0], leftOut: true }),
  createInvitation: ({ workspaceId }) => ({ workspaceId, role: 'admin', days: 1 }),
  createOffer: ({ workspaceId }) => ({ workspaceId, offer: { name: 'x' } }),
  createPasswordReset: ({ workspaceId, userId }) => ({ workspaceId, userId }),
  createReviewLink: ({ artifactId }) => ({ artifactId, number: 1, expiresInDays: 1 }),
  editArtifact: ({ artifactId }) => ({ artifactId, baseNumber: 1, copy: { headline: 'x', primary_text: 'x' } }),
  followJob: ({ jobId }) => ({ jobId }),
  importBrand: ({ workspaceId }) => ({ workspaceId, profile: { name: 'x', description: 'x' } }),
  issueToken: ({ workspaceId, email }) => ({ workspaceId, email }),
  keepFittingFacts: ({ workspaceId }) => ({ workspaceId }),
  listAllJobs: ({ workspaceId }) => ({ workspaceId }),
  listAllOffers: ({ workspaceId }) => ({ workspaceId }),
  listAuditEvents: ({ workspaceId }) => ({ workspaceId }),
  listAvatars: ({ workspaceId }) => ({ workspaceId }),
  listInvitations: ({ workspaceId }) => ({ workspaceId }),
  listJobsOfKnowledge: ({ fileId }) => ({ fileId }),
  listKnowledge: ({ workspaceId }) => ({ workspaceId }),
  listMembers: ({ workspaceId }) => ({ workspaceId }),
  listThinkReports: ({ workspaceId }) => ({ workspaceId }),
  listTokens: ({ workspaceId }) => ({ workspaceId }),
  measureKnowledge: ({ workspaceId }) => ({ workspaceId }),
  meterBrand: ({ workspaceId }) => ({ workspaceId }),
  previewGrounding: ({ offerId }) => ({ offerId }),
  readArtifact: ({ artifactId }) => ({ artifactId }),
  readArtifactStamp: ({ artifactId }) => ({ artifactId }),
  readJob: ({ jobId }) => ({ id: jobId }),
  readJobGrounding: ({ jobId }) => ({ jobId }),
  readOffer: ({ offerId }) => ({ offerId }),
  readProfile: ({ workspaceId }) => ({ workspaceId }),
  readUsage: ({ workspaceId }) => ({ workspaceId }),
  removeAvatar: ({ avatarId }) => ({ avatarId }),
  removeBrand: ({ workspaceId }) => ({ workspaceId }),
  removeKnowledge: ({ fileId }) => ({ fileId }),
  removeMember: ({ workspaceId, email }) => ({ workspaceId, email }),
  removeThinkReport: ({ thinkReportId }) => ({ thinkReportId }),
  resolveComment: ({ commentId }) => ({ commentId, resolved: true }),
  revokeInvitation: ({ invitationId }) => ({ invitationId }),
  revokeReviewLink: ({ reviewLinkId }) => ({ reviewLinkId }),
  revokeToken: ({ tokenId }) => ({ tokenId }),
  setApproval: ({ artifactId }) => ({ artifactId, number: 1, from: 'draft', to: 'in_review' }),
  setMemberRole: ({ workspaceId, email }) => ({ workspaceId, email, role: 'viewer' }),
  setOfferArchived: ({ offerId }) => ({ offerId, archived: true }),
  showBrand: ({ workspaceId }) => ({ workspaceId }),
  showFirstSteps: ({ workspaceId }) => ({ workspaceId }),
  showJob: ({ jobId }) => ({ jobId }),
  showKnowledge: ({ fileId }) => ({ fileId }),
  showWorkspace: ({ workspaceId }) => ({ workspaceId }),
  summariseOffers: ({ workspaceId }) => ({ workspaceId }),
  updateAvatar: ({ avatarId }) => ({ avatarId, avatar: { name: 'x' }, basedOn: 'x' }),
  updateOffer: ({ offerId }) => ({ offerId, offer: { name: 'x' }, basedOn: 'x' }),
  updateThinkReport: ({ thinkReportId }) => ({ thinkReportId, report: { title: 'x' }, basedOn: 'x' }),
} satisfies Inputs

// These verbs use only the caller's own workspace. Their result or error code must not contain data of another
// workspace.
export const confined = {
  createJob: ({ offerId }) => ({
    idempotencyKey: 'victims-key',
    request: { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short', offer_id: offerId },
  }),
  followJobs: () => ({ limit: 100 }),
  listJobs: () => ({ limit: 100 }),
  listOffers: () => ({ limit: 100 }),
  areDocumentsPublic: () => ({}),
} satisfies Inputs

// These verbs refuse every member, even in their own workspace. They need another kind of actor, such as an operator or
// the worker, or the secret of a link.
export const privileged = {
  readJobState: ({ jobId }) => ({ jobId }),
  beginJob: ({ jobId }) => ({ jobId }),
  createWorkspace: () => ({ name: 'x' }),
  expireJobs: () => ({}),
  failJob: ({ jobId }) => ({ jobId, code: 'internal_error' }),
  findPendingKnowledge: () => ({ filesMax: 9, filesAloneMax: 9 }),
  findUnfinishedJobs: ({ jobId }) => ({ jobIds: [jobId] }),
  findWorkspaceOfArtifact: ({ artifactId, userId }) => ({ artifactId, userId }),
  listMemberships: ({ userId }) => ({ userId }),
  finishKnowledge: ({ fileId }) => ({ fileId, reading: { ok: false, code: 'empty' } }),
  inspectDatabase: () => ({}),
  leaseJobs: () => ({ jobsMax: 9 }),
  listModelUsage: ({ jobId }) => ({ jobId }),
  listWorkspaces: () => ({}),
  openModelCall: ({ jobId }) => ({ jobId, role: 'writer', backend: 'x', model: 'x', callsMax: 9 }),
  openReviewLink: ({ secret }) => ({ secret }),
  readBacklog: () => ({}),
  readKnowledgeContent: ({ fileId }) => ({ fileId }),
  releaseJobs: ({ jobId }) => ({ jobIds: [jobId] }),
  releaseModelCall: ({ callId }) => ({ callId }),
  renewLeases: ({ jobId }) => ({ ownJobIds: [jobId] }),
  setMemberPassword: ({ workspaceId, email }) => ({ workspaceId, email, password: 'x'.repeat(12) }),
  setSwitch: () => ({ name: 'PUBLIC_API_ENABLED', enabled: false }),
  settleModelCall: ({ callId }) => ({ callId, usage: null }),
  setWorkspace: ({ workspaceId }) => ({ workspaceId, allocation: 1 }),
  succeedJob: ({ jobId }) => ({ jobId, copy: testCopy, checks: [], card: testCard }),
  addOperator: ({ email }) => ({ email }),
  changePassword: () => ({ current: 'x', password: 'x'.repeat(12) }),
  confirmSignIn: ({ email }) => ({ email, stamp: 'x', token: 'x' }),
  endOtherSessions: () => ({}),
  endSession: ({ sessionId }) => ({ sessionId }),
  joinByInvitation: ({ invitationSecret: secret }) => ({ secret }),
  listOperators: () => ({}),
  listSessions: () => ({}),
  listSignIns: () => ({}),
  listTroubledJobs: () => ({}),
  openSignIn: ({ email }) => ({ email }),
  readEnablement: () => ({}),
  readHealth: () => ({}),
  removeOperator: ({ email }) => ({ email }),
  settleSignIn: ({ email }) => ({ email, outcome: 'failed' }),
  sumModelCosts: () => ({}),
  tickEnablement: () => ({ item: 'terms_agreed', done: true }),
  // The secret is the only credential for an invitation or a password reset. The intruder does not know it, so the
  // guess must find nothing.
  showInvitation: () => guess,
  showPasswordReset: () => guess,
  signUpByInvitation: () => ({ ...guess, name: 'x', email: 'x@intruder.example', password: 'x'.repeat(12) }),
  usePasswordReset: () => ({ ...guess, password: 'x'.repeat(12) }),
} satisfies Inputs

const guess = { secret: 'a guess' }
