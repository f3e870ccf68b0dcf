import { verbs } from '@adcopy/core'
import { asMember, createTenant, setUpCore } from '@adcopy/testing'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createAdmin,
  expectNotStored,
  expectWinners,
  forbidden,
  invalid,
  invite,
  notFound,
  openSession,
  person,
} from './support/people.ts'

describe('invitations', async () => {
  const rig = await setUpCore()
  const visitor = () => rig.core.as({ kind: 'visitor' })
  const open = (secret: string) => verbs.showInvitation({ ctx: visitor(), input: { secret } })
  const signUp = (secret: string, who = person()) =>
    verbs.signUpByInvitation({ ctx: visitor(), input: { secret, ...who } })
  afterEach(() => rig.database.setClock(null))

  test('a link creates an account and a membership with its role, once', async () => {
    const admin = await createAdmin(rig)
    const secret = await invite(admin, 'editor')
    expect(await open(secret)).toMatchObject({ workspace_id: admin.workspaceId, role: 'editor' })
    const ada = person('Ada')
    expect(await signUp(secret, ada)).toEqual({ workspace_id: admin.workspaceId })
    const members = await verbs.listMembers({ ctx: admin.ctx, input: admin })
    expect(members).toContainEqual(
      expect.objectContaining({ name: 'Ada', email: ada.email, role: 'editor', is_you: false }),
    )
    await expect(open(secret)).rejects.toMatchObject(notFound)
    await expect(signUp(secret)).rejects.toMatchObject(notFound)
    const [listed] = await verbs.listInvitations({ ctx: admin.ctx, input: admin })
    expect(listed).toMatchObject({ state: 'used', used_by: 'Ada' })
  })

  test('ten concurrent uses of one link give one member and nine refusals', async () => {
    const admin = await createAdmin(rig)
    const secret = await invite(admin)
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => signUp(secret)))
    expectWinners(uses, 1, notFound)
    expect(await verbs.listMembers({ ctx: admin.ctx, input: admin })).toHaveLength(2)
  })

  test('the database does not contain the secret of a link', async () => {
    const admin = await createAdmin(rig)
    await expectNotStored(rig, 'invitation', await invite(admin))
  })

  test('a revoked link, an expired one and one whose admin lost the role open nothing', async () => {
    const admin = await createAdmin(rig)
    const [revoked, expired, orphaned] = [
      await invite(admin),
      await invite(admin, 'viewer', 1),
      await invite(admin, 'admin'),
    ]
    const [, , { invitation_id: invitationId } = { invitation_id: '' }] = await verbs.listInvitations({
      ctx: admin.ctx,
      input: admin,
    })
    await verbs.revokeInvitation({ ctx: admin.ctx, input: { invitationId } })
    await expect(signUp(revoked)).rejects.toMatchObject(notFound)

    await signUp(await invite(admin, 'admin'))
    await verbs.setMemberRole({ ctx: admin.ctx, input: { ...admin, role: 'editor' } })
    await expect(signUp(orphaned)).rejects.toMatchObject(notFound)
    await verbs.setMemberRole({ ctx: rig.core.as({ kind: 'operator' }), input: { ...admin, role: 'admin' } })
    expect(await open(orphaned)).toMatchObject({ role: 'admin' })

    await rig.database.setClock(new Date(Date.now() + 25 * 60 * 60_000))
    await expect(signUp(expired)).rejects.toMatchObject(notFound)
    const states = (await verbs.listInvitations({ ctx: admin.ctx, input: admin })).map(({ state }) => state)
    expect(states).toEqual(['used', 'open', 'expired', 'revoked'])
  })

  test('a used link cannot be revoked, only the member removed', async () => {
    const admin = await createAdmin(rig)
    await signUp(await invite(admin))
    const [{ invitation_id: invitationId } = { invitation_id: '' }] = await verbs.listInvitations({
      ctx: admin.ctx,
      input: admin,
    })
    await expect(verbs.revokeInvitation({ ctx: admin.ctx, input: { invitationId } })).rejects.toMatchObject(invalid)
  })

  test('a person with an account joins with it, and a member does not use the link up', async () => {
    const [admin, guest] = [await createAdmin(rig), await createTenant(rig.core)]
    const secret = await invite(admin, 'viewer')
    const session = await openSession(rig, guest.userId)
    expect(await verbs.joinByInvitation({ ctx: session, input: { secret } })).toEqual({
      workspace_id: admin.workspaceId,
    })
    const again = await invite(admin, 'admin')
    await expect(verbs.joinByInvitation({ ctx: session, input: { secret: again } })).rejects.toMatchObject(invalid)
    expect(await open(again)).toMatchObject({ role: 'admin' })
  })

  test('signing up with the address of an account does not change that account, with or without a password', async () => {
    // `other` has no password, because `createTenant` creates members without a password.
    const [admin, other] = [await createAdmin(rig), await createTenant(rig.core)]
    const secret = await invite(admin)
    await expect(signUp(secret, { ...person(), email: other.email.toUpperCase() })).rejects.toMatchObject(invalid)
    const { rows } = await rig.database.pool.query('select * from account where user_id = $1', [other.userId])
    expect(rows).toEqual([])
    expect(await open(secret)).toMatchObject({ role: 'editor' })
  })

  test.each([
    ['a short password', { password: 'ninechars' }],
    ['an empty name', { name: ' ' }],
    ['an address that is not one', { email: 'ada' }],
  ])('%s is refused and the link stays open', async (_what, wrong) => {
    const secret = await invite(await createAdmin(rig))
    await expect(signUp(secret, { ...person(), ...wrong })).rejects.toMatchObject(invalid)
    expect(await open(secret)).toMatchObject({ role: 'editor' })
  })

  test('only an admin creates, sees and revokes links', async () => {
    const tenant = await createTenant(rig.core)
    const ctx = await asMember(rig.core, tenant)
    const input = { workspaceId: tenant.workspaceId, role: 'viewer', days: 1 } as const
    await expect(verbs.createInvitation({ ctx, input })).rejects.toMatchObject(forbidden)
    await expect(verbs.listInvitations({ ctx, input })).rejects.toMatchObject(forbidden)
    const { invitation_id: invitationId } = await verbs.createInvitation({
      ctx: rig.core.as({ kind: 'operator' }),
      input,
    })
    await expect(verbs.revokeInvitation({ ctx, input: { invitationId } })).rejects.toMatchObject(forbidden)
  })
})

describe('the last admin', async () => {
  const rig = await setUpCore()

  test('can be neither removed nor demoted, by any actor', async () => {
    const admin = await createAdmin(rig)
    for (const ctx of [admin.ctx, rig.core.as({ kind: 'operator' })]) {
      await expect(verbs.removeMember({ ctx, input: admin })).rejects.toMatchObject(invalid)
      await expect(verbs.setMemberRole({ ctx, input: { ...admin, role: 'editor' } })).rejects.toMatchObject(invalid)
    }
  })

  test('remains when two admins remove each other concurrently', async () => {
    const first = await createAdmin(rig)
    const operator = rig.core.as({ kind: 'operator' })
    const { workspaceId } = first
    const { user_id: userId } = await verbs.addMember({
      ctx: operator,
      input: { workspaceId, email: 'b@x.example', role: 'admin' },
    })
    const second = await asMember(rig.core, { workspaceId, userId })
    const removals = await Promise.allSettled([
      verbs.removeMember({ ctx: first.ctx, input: { workspaceId, email: 'b@x.example' } }),
      verbs.removeMember({ ctx: second, input: { workspaceId, email: first.email } }),
    ])
    expectWinners(removals, 1, invalid)
  })
})
