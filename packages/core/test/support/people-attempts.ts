import { verbs, type Ctx, type MemberActor, type UserActor } from '@adcopy/core'
import type { Tenant } from '@adcopy/testing'

export interface PeopleVictim extends Tenant {
  jobId: string
  invitationId: string
  invitationSecret: string
  sessionId: string
}

type Attempt = (ctx: Ctx<MemberActor>, victim: PeopleVictim) => Promise<unknown>

export const refusedPeople = {
  createInvitation: (ctx, { workspaceId }) =>
    verbs.createInvitation({ ctx, input: { workspaceId, role: 'admin', days: 1 } }),
  createPasswordReset: (ctx, { workspaceId, userId }) =>
    verbs.createPasswordReset({ ctx, input: { workspaceId, userId } }),
  listAuditEvents: (ctx, { workspaceId }) => verbs.listAuditEvents({ ctx, input: { workspaceId } }),
  listInvitations: (ctx, { workspaceId }) => verbs.listInvitations({ ctx, input: { workspaceId } }),
  listMembers: (ctx, { workspaceId }) => verbs.listMembers({ ctx, input: { workspaceId } }),
  readUsage: (ctx, { workspaceId }) => verbs.readUsage({ ctx, input: { workspaceId } }),
  revokeInvitation: (ctx, { invitationId }) => verbs.revokeInvitation({ ctx, input: { invitationId } }),
} satisfies Record<string, Attempt>

export const confinedPeople = {
  areDocumentsPublic: (ctx) => verbs.areDocumentsPublic({ ctx, input: {} }),
} satisfies Record<string, Attempt>

const asUser = (ctx: Ctx<MemberActor>) => ctx as unknown as Ctx<UserActor>
const foreign = (ctx: Ctx<MemberActor>) => ctx as unknown as Ctx<{ kind: 'system' }>

export const privilegedPeople = {
  addOperator: (ctx, { email }) => verbs.addOperator({ ctx, input: { email } }),
  changePassword: (ctx) =>
    verbs.changePassword({ ctx: asUser(ctx), input: { current: 'x', password: 'x'.repeat(12) } }),
  confirmSignIn: (ctx, { email }) =>
    verbs.confirmSignIn({ ctx: foreign(ctx), input: { email, stamp: 'x', token: 'x' } }),
  endOtherSessions: (ctx) => verbs.endOtherSessions({ ctx: asUser(ctx), input: {} }),
  endSession: (ctx, { sessionId }) => verbs.endSession({ ctx: asUser(ctx), input: { sessionId } }),
  joinByInvitation: (ctx, { invitationSecret: secret }) =>
    verbs.joinByInvitation({ ctx: asUser(ctx), input: { secret } }),
  listOperators: (ctx) => verbs.listOperators({ ctx, input: {} }),
  listSessions: (ctx) => verbs.listSessions({ ctx: asUser(ctx), input: {} }),
  listSignIns: (ctx) => verbs.listSignIns({ ctx: asUser(ctx), input: {} }),
  listTroubledJobs: (ctx) => verbs.listTroubledJobs({ ctx, input: {} }),
  openSignIn: (ctx, { email }) => verbs.openSignIn({ ctx: foreign(ctx), input: { email } }),
  readEnablement: (ctx) => verbs.readEnablement({ ctx, input: {} }),
  readHealth: (ctx) => verbs.readHealth({ ctx, input: {} }),
  removeOperator: (ctx, { email }) => verbs.removeOperator({ ctx, input: { email } }),
  settleSignIn: (ctx, { email }) => verbs.settleSignIn({ ctx: foreign(ctx), input: { email, outcome: 'failed' } }),
  sumModelCosts: (ctx) => verbs.sumModelCosts({ ctx, input: {} }),
  tickEnablement: (ctx) => verbs.tickEnablement({ ctx, input: { item: 'terms_agreed', done: true } }),
  // The secret is the only credential for an invitation or a password reset. The intruder does not know it, so the
  // guess must find nothing.
  showInvitation: (ctx) => verbs.showInvitation({ ctx, input: guess }),
  showPasswordReset: (ctx) => verbs.showPasswordReset({ ctx, input: guess }),
  signUpByInvitation: (ctx) => {
    const person = { name: 'x', email: 'x@intruder.example', password: 'x'.repeat(12) }
    return verbs.signUpByInvitation({ ctx, input: { ...guess, ...person } })
  },
  usePasswordReset: (ctx) => verbs.usePasswordReset({ ctx, input: { ...guess, password: 'x'.repeat(12) } }),
} satisfies Record<string, Attempt>

const guess = { secret: 'a guess' }
