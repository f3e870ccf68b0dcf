import { verbs } from '@adcopy/core'
import { asMember, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createAdmin,
  expectWinners,
  forbidden,
  invalid,
  invite,
  notFound,
  openSession,
  secretOf,
  type Admin,
} from './support/people.ts'

describe('a password reset', async () => {
  const rig = await setUpCore()
  const operator = () => rig.core.as({ kind: 'operator' })
  const visitor = () => rig.core.as({ kind: 'visitor' })
  const password = 'a new and long password'
  const use = (secret: string) => verbs.usePasswordReset({ ctx: visitor(), input: { secret, password } })
  afterEach(() => rig.database.setClock(null))

  async function adminAndMember(): Promise<{ admin: Admin; member: { email: string; userId: string } }> {
    const admin = await createAdmin(rig)
    const email = `member@${admin.workspaceId.slice(3)}.example`
    const input = { workspaceId: admin.workspaceId, email, role: 'admin' } as const
    const { user_id: userId } = await verbs.addMember({ ctx: operator(), input })
    return { admin, member: { email, userId } }
  }
  const resetBy = async ({ ctx, workspaceId }: Admin, userId: string) =>
    secretOf(await verbs.createPasswordReset({ ctx, input: { workspaceId, userId } }))
  const join = (tenant: Tenant, email: string) =>
    verbs.addMember({ ctx: operator(), input: { workspaceId: tenant.workspaceId, email, role: 'viewer' } })
  const passwordOf = async (userId: string) => {
    const { rows } = await rig.database.pool.query<{ password: string }>(
      'select password from account where user_id = $1',
      [userId],
    )
    return rows[0]?.password
  }

  test('sets the password once, and ends all sessions of that account only', async () => {
    const { admin, member } = await adminAndMember()
    await openSession(rig, member.userId)
    const other = await openSession(rig, admin.userId)
    const secret = await resetBy(admin, member.userId)
    expect(await verbs.showPasswordReset({ ctx: visitor(), input: { secret } })).toMatchObject({ email: member.email })
    await use(secret)
    expect(await passwordOf(member.userId)).toEqual(expect.any(String))
    const { rows } = await rig.database.pool.query('select id from session where user_id = any ($1)', [
      [member.userId, admin.userId],
    ])
    expect(rows).toEqual([{ id: other.actor.sessionId }])
    await expect(use(secret)).rejects.toMatchObject(notFound)
  })

  test('is valid for an hour, and a newer link replaces it', async () => {
    const { admin, member } = await adminAndMember()
    const first = await resetBy(admin, member.userId)
    const second = await resetBy(admin, member.userId)
    await expect(use(first)).rejects.toMatchObject(notFound)
    const show = () => verbs.showPasswordReset({ ctx: visitor(), input: { secret: second } })
    await rig.database.setClock(new Date(Date.now() + 59 * 60_000))
    await show()
    await rig.database.setClock(new Date(Date.now() + 61 * 60_000))
    await expect(show()).rejects.toMatchObject(notFound)
    await expect(use(second)).rejects.toMatchObject(notFound)
  })

  test('of an account with another workspace is only for operators', async () => {
    const [{ admin, member }, elsewhere] = [await adminAndMember(), await createTenant(rig.core)]
    await join(elsewhere, member.email)
    await expect(resetBy(admin, member.userId)).rejects.toMatchObject(invalid)
    const members = await verbs.listMembers({ ctx: admin.ctx, input: admin })
    expect(members.map(({ resettable }) => resettable)).toEqual([false, false])
    await use(secretOf(await verbs.createPasswordReset({ ctx: operator(), input: { userId: member.userId } })))
  })

  test('of an operator is only for operators', async () => {
    const { admin, member } = await adminAndMember()
    await verbs.addOperator({ ctx: operator(), input: { email: member.email } })
    await expect(resetBy(admin, member.userId)).rejects.toMatchObject(invalid)
  })

  test.each([
    [
      'the account has joined another workspace',
      ({ email }: { email: string }) => createTenant(rig.core).then((tenant) => join(tenant, email)),
    ],
    [
      'the account has become an operator',
      ({ email }: { email: string }) => verbs.addOperator({ ctx: operator(), input: { email } }),
    ],
    [
      'the member was removed',
      ({ email }: { email: string }, { workspaceId }: Admin) =>
        verbs.removeMember({ ctx: operator(), input: { workspaceId, email } }),
    ],
    [
      'an operator has set a password',
      ({ email }: { email: string }, { workspaceId }: Admin) =>
        verbs.setMemberPassword({
          ctx: operator(),
          input: { workspaceId, email, password: 'a new and long password' },
        }),
    ],
    [
      'the admin was demoted',
      (_member: unknown, admin: Admin) => verbs.setMemberRole({ ctx: operator(), input: { ...admin, role: 'editor' } }),
    ],
  ])('that an admin created opens nothing once %s', async (_what, change) => {
    const { admin, member } = await adminAndMember()
    const secret = await resetBy(admin, member.userId)
    await change(member, admin)
    const before = await passwordOf(member.userId)
    await expect(use(secret)).rejects.toMatchObject(notFound)
    expect(await passwordOf(member.userId)).toBe(before)
  })

  test('that an operator with an account created opens nothing once they are no operator', async () => {
    const { member } = await adminAndMember()
    const email = `operator-${member.userId}@x.example`
    const { user_id: operatorId } = await verbs.addOperator({ ctx: operator(), input: { email } })
    const ctx = rig.core.as({ kind: 'operator', name: operatorId })
    const secret = secretOf(await verbs.createPasswordReset({ ctx, input: { userId: member.userId } }))
    const show = () => verbs.showPasswordReset({ ctx: rig.core.as({ kind: 'visitor' }), input: { secret } })
    expect(await show()).toMatchObject({ email: member.email })
    await verbs.removeOperator({ ctx: operator(), input: { email } })
    await expect(show()).rejects.toMatchObject(notFound)
    await expect(use(secret)).rejects.toMatchObject(notFound)
  })

  test('and a second membership are never both in force under concurrency', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { admin, member } = await adminAndMember()
      const elsewhere = await createAdmin(rig)
      const [secret, invitation] = [await resetBy(admin, member.userId), await invite(elsewhere)]
      const session = await openSession(rig, member.userId)
      const outcomes = await Promise.allSettled([
        use(secret),
        verbs.joinByInvitation({ ctx: session, input: { secret: invitation } }),
      ])
      expectWinners(outcomes, 1, notFound)
    }
  })

  test('is not created for oneself, for a stranger, or by an editor', async () => {
    const { admin, member } = await adminAndMember()
    const stranger = await createTenant(rig.core)
    await expect(resetBy(admin, admin.userId)).rejects.toMatchObject(invalid)
    await expect(resetBy(admin, stranger.userId)).rejects.toMatchObject(notFound)
    const input = { workspaceId: stranger.workspaceId, userId: member.userId }
    const ctx = await asMember(rig.core, stranger)
    await expect(verbs.createPasswordReset({ ctx, input })).rejects.toMatchObject(forbidden)
  })
})
