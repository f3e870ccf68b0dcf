import { verbs, type Ctx } from '@adcopy/core'
import { expect } from 'vitest'
import { currentPassword, secret, type Subject } from './audit-subject.ts'
import { callVerb, type Input, type Verb } from './verb-calls.ts'

interface Act<I> {
  action: string
  input: (subject: Subject, ctx: Ctx) => I | Promise<I>
  /** By default, the operator acts. */
  as?: (subject: Subject) => Ctx['actor']
  /** The actor in the audit event. */
  actor?: (subject: Subject) => unknown
  cannotFail?: true
}

const password = `${secret} and featherbed`

const self = ({ userId }: Subject) => userId
const byMember = { as: ({ member }: Subject) => member.actor, actor: self }
const byUser = { as: ({ userId, sessionId }: Subject) => ({ kind: 'user', userId, sessionId }) as const, actor: self }
const bySystem = { as: () => ({ kind: 'system' }) as const }

const table = {
  addAvatar: { action: 'avatar.add', input: ({ workspaceId }) => ({ workspaceId, avatar: { name: secret } }) },
  addComment: {
    action: 'comment.add',
    ...byMember,
    input: ({ artifactId }) => ({ artifactId, number: 1, text: secret }),
  },
  addKnowledge: {
    action: 'knowledge.add',
    input: ({ workspaceId }) => ({ workspaceId, name: `${secret}.md`, content: Buffer.from(secret) }),
  },
  addMember: {
    action: 'member.add',
    input: ({ workspaceId }) => ({ workspaceId, email: `${secret}@${workspaceId.slice(3)}.example`, role: 'viewer' }),
  },
  addOperator: { action: 'operator.add', cannotFail: true, input: ({ email }) => ({ email: `${secret}-${email}` }) },
  addThinkReport: { action: 'think.add', input: ({ workspaceId }) => ({ workspaceId, report: { title: secret } }) },
  changePassword: {
    action: 'password.change',
    ...byUser,
    cannotFail: true,
    input: () => ({ current: currentPassword, password }),
  },
  chooseFacts: { action: 'knowledge.leave_out', input: ({ fileId }) => ({ fileId, positions: [0], leftOut: true }) },
  confirmSignIn: {
    action: 'sign_in.succeed',
    ...bySystem,
    actor: self,
    cannotFail: true,
    input: async ({ email, sessionId }, { deps }) => {
      const permission = await verbs.openSignIn({ ctx: { deps, actor: { kind: 'system' } }, input: { email } })
      if (!permission.allowed) throw new Error('the sign-in is locked')
      return { email, stamp: permission.stamp, token: sessionId }
    },
  },
  createInvitation: {
    action: 'invitation.create',
    input: ({ workspaceId }) => ({ workspaceId, role: 'viewer', days: 7 }),
  },
  createOffer: { action: 'offer.create', input: ({ workspaceId }) => ({ workspaceId, offer: { name: secret } }) },
  createPasswordReset: {
    action: 'password_reset.create',
    input: ({ workspaceId, userId }) => ({ workspaceId, userId }),
  },
  createReviewLink: {
    action: 'review_link.create',
    ...byMember,
    input: ({ artifactId }) => ({ artifactId, number: 1, expiresInDays: 1 }),
  },
  createWorkspace: { action: 'workspace.create', cannotFail: true, input: () => ({ name: secret }) },
  editArtifact: {
    action: 'artifact.edit',
    ...byMember,
    input: ({ artifactId }) => ({ artifactId, baseNumber: 1, copy: { headline: secret, primary_text: secret } }),
  },
  endOtherSessions: {
    action: 'session.end_others',
    actor: self,
    as: ({ userId }) => ({ kind: 'user', userId, sessionId: 'another session' }),
    cannotFail: true,
    input: () => ({}),
  },
  endSession: { action: 'session.end', ...byUser, input: ({ sessionId }) => ({ sessionId }) },
  importBrand: {
    action: 'brand.import',
    input: ({ workspaceId }) => ({ workspaceId, profile: { name: secret, description: secret } }),
  },
  issueToken: { action: 'token.issue', input: ({ workspaceId, email }) => ({ workspaceId, email }) },
  joinByInvitation: {
    action: 'invitation.accept',
    ...byUser,
    input: ({ invitationSecret }) => ({ secret: invitationSecret }),
  },
  keepFittingFacts: { action: 'knowledge.keep_fitting', input: ({ workspaceId }) => ({ workspaceId }) },
  removeAvatar: { action: 'avatar.remove', input: ({ avatarId }) => ({ avatarId }) },
  removeBrand: { action: 'brand.remove', input: ({ workspaceId }) => ({ workspaceId }) },
  removeKnowledge: { action: 'knowledge.remove', input: ({ fileId }) => ({ fileId }) },
  removeMember: { action: 'member.remove', input: ({ workspaceId, email }) => ({ workspaceId, email }) },
  removeOperator: { action: 'operator.remove', input: ({ operatorEmail }) => ({ email: operatorEmail }) },
  removeThinkReport: { action: 'think.remove', input: ({ thinkReportId }) => ({ thinkReportId }) },
  resolveComment: { action: 'comment.resolve', ...byMember, input: ({ commentId }) => ({ commentId, resolved: true }) },
  revokeInvitation: { action: 'invitation.revoke', input: ({ invitationId }) => ({ invitationId }) },
  revokeReviewLink: { action: 'review_link.revoke', ...byMember, input: ({ reviewLinkId }) => ({ reviewLinkId }) },
  revokeToken: { action: 'token.revoke', input: ({ tokenId }) => ({ tokenId }) },
  setApproval: {
    action: 'artifact.approval',
    ...byMember,
    input: ({ artifactId }) => ({ artifactId, number: 1, from: 'draft', to: 'in_review' }),
  },
  setMemberPassword: {
    action: 'member.password',
    input: ({ workspaceId, email }) => ({ workspaceId, email, password }),
  },
  setMemberRole: { action: 'member.set', input: ({ workspaceId, email }) => ({ workspaceId, email, role: 'viewer' }) },
  setOfferArchived: { action: 'offer.archive', input: ({ offerId }) => ({ offerId, archived: true }) },
  setSwitch: { action: 'switch.set', cannotFail: true, input: () => ({ name: 'PUBLIC_API_ENABLED', enabled: true }) },
  setWorkspace: { action: 'workspace.set', input: ({ workspaceId }) => ({ workspaceId, billing: 'frozen' }) },
  settleSignIn: {
    action: 'sign_in.fail',
    ...bySystem,
    actor: () => 'visitor',
    cannotFail: true,
    input: ({ email }) => ({ email, outcome: 'failed' }),
  },
  signUpByInvitation: {
    action: 'invitation.accept',
    actor: () => expect.stringMatching(/^usr_/),
    input: ({ invitationSecret, workspaceId }) => ({
      secret: invitationSecret,
      name: secret,
      email: `${secret}@${workspaceId.slice(3)}.example`,
      password,
    }),
  },
  tickEnablement: { action: 'enablement.tick', cannotFail: true, input: () => ({ item: 'terms_agreed', done: true }) },
  updateAvatar: {
    action: 'avatar.update',
    input: ({ avatarId, avatarVersion }) => ({ avatarId, avatar: { name: secret }, basedOn: avatarVersion }),
  },
  updateOffer: {
    action: 'offer.update',
    input: ({ offerId, offerVersion }) => ({ offerId, offer: { name: secret }, basedOn: offerVersion }),
  },
  updateThinkReport: {
    action: 'think.update',
    input: ({ thinkReportId, thinkReportVersion }) => ({
      thinkReportId,
      report: { title: secret },
      basedOn: thinkReportVersion,
    }),
  },
  usePasswordReset: {
    action: 'password_reset.use',
    actor: self,
    input: ({ resetSecret }) => ({ secret: resetSecret, password }),
  },
} satisfies { [V in Verb]?: Act<Input<V>> }

interface Performed extends Omit<Act<unknown>, 'input' | 'as'> {
  perform: (ctx: Ctx, subject: Subject) => Promise<unknown>
}

export const acts = Object.fromEntries(
  Object.entries<Act<unknown>>(table).map(([name, { input, as, ...act }]) => {
    const perform = async ({ deps, actor }: Ctx, subject: Subject) => {
      const ctx = { deps, actor: as?.(subject) ?? actor }
      return callVerb(name, ctx, await input(subject, ctx))
    }
    return [name, { ...act, perform }]
  }),
) as Record<keyof typeof table, Performed>

export const notAdministrative = [
  'followJob', 'followJobs', 'showFirstSteps',
  'areDocumentsPublic', 'listAuditEvents', 'listInvitations', 'listMembers', 'listOperators', 'listSessions', 'listSignIns',
  'listTroubledJobs', 'openSignIn', 'readEnablement', 'readHealth', 'readUsage', 'showInvitation', 'showPasswordReset',
  'sumModelCosts',
  'beginJob', 'createJob', 'expireJobs', 'failJob', 'findPendingKnowledge', 'findUnfinishedJobs', 'findWorkspaceOfArtifact',
  'finishKnowledge', 'inspectDatabase', 'leaseJobs', 'listAllJobs', 'listAllOffers', 'listAvatars', 'listJobs', 'listJobsOfKnowledge',
  'listKnowledge', 'listThinkReports', 'measureKnowledge', 'meterBrand', 'readOffer', 'readProfile', 'summariseOffers',
  'listMemberships', 'listModelUsage',
  'listOffers', 'listTokens', 'listWorkspaces', 'openModelCall', 'openReviewLink', 'previewGrounding', 'readArtifact', 'readArtifactStamp',
  'readBacklog', 'readJob', 'readJobGrounding', 'readJobState', 'readKnowledgeContent',
  'releaseJobs', 'releaseModelCall', 'renewLeases', 'settleModelCall', 'showBrand', 'showJob', 'showKnowledge',
  'showWorkspace', 'succeedJob',
] // prettier-ignore
