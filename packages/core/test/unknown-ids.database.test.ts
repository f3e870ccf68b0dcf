import { verbs, type Ctx, type MemberActor, type UserActor } from '@adcopy/core'
import { asMember, createTenant, setUpCore } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'

const rig = await setUpCore()
let ctx: Ctx<MemberActor>
let user: Ctx<UserActor>

beforeAll(async () => {
  const tenant = await createTenant(rig.core, { role: 'admin' })
  ctx = await asMember(rig.core, tenant)
  user = rig.core.as({ kind: 'user', userId: tenant.userId, sessionId: 'session' })
})

const asks: Record<string, (id: string) => Promise<unknown>> = {
  readArtifact: (artifactId) => verbs.readArtifact({ ctx, input: { artifactId } }),
  readArtifactStamp: (artifactId) => verbs.readArtifactStamp({ ctx, input: { artifactId } }),
  readJob: (id) => verbs.readJob({ ctx, input: { id } }),
  showJob: (jobId) => verbs.showJob({ ctx, input: { jobId } }),
  showKnowledge: (fileId) => verbs.showKnowledge({ ctx, input: { fileId } }),
  revokeToken: (tokenId) => verbs.revokeToken({ ctx, input: { tokenId } }),
  revokeInvitation: (invitationId) => verbs.revokeInvitation({ ctx, input: { invitationId } }),
  endSession: (sessionId) => verbs.endSession({ ctx: user, input: { sessionId } }),
  createPasswordReset: (userId) =>
    verbs.createPasswordReset({ ctx, input: { workspaceId: ctx.actor.workspaceId, userId } }),
  removeKnowledge: (fileId) => verbs.removeKnowledge({ ctx, input: { fileId } }),
}

// PostgreSQL rejects text that contains NUL, so an id that contains NUL must not reach a query.
test.each(Object.keys(asks))('to %s what is no id is not found, whatever is in it', async (verb) => {
  for (const id of ['', '\0', 'acg_\0', 'file_01kaj5x7g8e4r9t2v6w3y0zbc\0', '\ud800', 'file_x']) {
    await expect(asks[verb]?.(id)).rejects.toMatchObject({ name: 'Problem', code: 'not_found' })
  }
})
