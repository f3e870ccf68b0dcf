import { verbs, type Ctx, type OperatorActor, type SystemActor, type UserActor } from '@adcopy/core'
import { createTenant, type CoreRig, type Tenant } from '@adcopy/testing'
import { expect } from 'vitest'
import { openSession, secretOf } from './people.ts'

export interface PeopleSubject extends Tenant {
  invitationId: string
  invitationSecret: string
  resetSecret: string
  sessionId: string
  operatorEmail: string
}

interface PeopleAct {
  action: string
  perform: (ctx: Ctx<OperatorActor>, subject: PeopleSubject) => Promise<unknown>
  actor?: (subject: PeopleSubject) => unknown
  cannotFail?: true
}

const asUser = ({ deps }: Ctx, { userId, sessionId }: PeopleSubject): Ctx<UserActor> => ({
  deps,
  actor: { kind: 'user', userId, sessionId },
})
const asSystem = ({ deps }: Ctx): Ctx<SystemActor> => ({ deps, actor: { kind: 'system' } })
const self = ({ userId }: PeopleSubject) => userId

/** Every text that a person chooses contains this word, which must not occur in the audit trail. */
export const chosen = 'quillon'
const currentPassword = `${chosen} and eiderdown`

export const peopleActs = {
  addOperator: {
    action: 'operator.add',
    perform: (ctx, { email }) => verbs.addOperator({ ctx, input: { email: `${chosen}-${email}` } }),
    cannotFail: true,
  },
  changePassword: {
    action: 'password.change',
    actor: self,
    perform: (ctx, subject) =>
      verbs.changePassword({
        ctx: asUser(ctx, subject),
        input: { current: currentPassword, password: `${chosen} and featherbed` },
      }),
    cannotFail: true,
  },
  confirmSignIn: {
    action: 'sign_in.succeed',
    actor: self,
    perform: async (ctx, { email, sessionId }) => {
      const permission = await verbs.openSignIn({ ctx: asSystem(ctx), input: { email } })
      if (!permission.allowed) throw new Error('the sign-in is locked')
      const { stamp } = permission
      return verbs.confirmSignIn({ ctx: asSystem(ctx), input: { email, stamp, token: sessionId } })
    },
    cannotFail: true,
  },
  createInvitation: {
    action: 'invitation.create',
    perform: (ctx, { workspaceId }) => verbs.createInvitation({ ctx, input: { workspaceId, role: 'viewer', days: 7 } }),
  },
  createPasswordReset: {
    action: 'password_reset.create',
    perform: (ctx, { workspaceId, userId }) => verbs.createPasswordReset({ ctx, input: { workspaceId, userId } }),
  },
  endOtherSessions: {
    action: 'session.end_others',
    actor: self,
    perform: (ctx, subject) =>
      verbs.endOtherSessions({ ctx: asUser(ctx, { ...subject, sessionId: 'another session' }), input: {} }),
    cannotFail: true,
  },
  endSession: {
    action: 'session.end',
    actor: self,
    perform: (ctx, subject) => verbs.endSession({ ctx: asUser(ctx, subject), input: { sessionId: subject.sessionId } }),
  },
  joinByInvitation: {
    action: 'invitation.accept',
    actor: self,
    perform: (ctx, subject) =>
      verbs.joinByInvitation({ ctx: asUser(ctx, subject), input: { secret: subject.invitationSecret } }),
  },
  removeOperator: {
    action: 'operator.remove',
    perform: (ctx, { operatorEmail }) => verbs.removeOperator({ ctx, input: { email: operatorEmail } }),
  },
  revokeInvitation: {
    action: 'invitation.revoke',
    perform: (ctx, { invitationId }) => verbs.revokeInvitation({ ctx, input: { invitationId } }),
  },
  settleSignIn: {
    action: 'sign_in.fail',
    actor: () => 'visitor',
    perform: (ctx, { email }) => verbs.settleSignIn({ ctx: asSystem(ctx), input: { email, outcome: 'failed' } }),
    cannotFail: true,
  },
  signUpByInvitation: {
    action: 'invitation.accept',
    actor: () => expect.stringMatching(/^usr_/),
    perform: (ctx, { invitationSecret, workspaceId }) => {
      const person = {
        name: chosen,
        email: `${chosen}@${workspaceId.slice(3)}.example`,
        password: `${chosen} and featherbed`,
      }
      return verbs.signUpByInvitation({ ctx, input: { secret: invitationSecret, ...person } })
    },
  },
  tickEnablement: {
    action: 'enablement.tick',
    perform: (ctx) => verbs.tickEnablement({ ctx, input: { item: 'terms_agreed', done: true } }),
    cannotFail: true,
  },
  usePasswordReset: {
    action: 'password_reset.use',
    actor: self,
    perform: (ctx, { resetSecret }) =>
      verbs.usePasswordReset({ ctx, input: { secret: resetSecret, password: `${chosen} and featherbed` } }),
  },
} satisfies Record<string, PeopleAct>

export const peopleReads = [
  'areDocumentsPublic', 'listAuditEvents', 'listInvitations', 'listMembers', 'listOperators', 'listSessions', 'listSignIns',
  'listTroubledJobs', 'openSignIn', 'readEnablement', 'readHealth', 'readUsage', 'showInvitation', 'showPasswordReset',
  'sumModelCosts',
] // prettier-ignore

export async function addPeople(rig: CoreRig, tenant: Tenant): Promise<PeopleSubject> {
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

export const noPeople = {
  userId: 'usr_none',
  sessionId: 'none',
  invitationId: 'inv_none',
  invitationSecret: 'none',
  resetSecret: 'none',
  operatorEmail: 'x@none.example',
}
