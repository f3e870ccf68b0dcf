import { randomUUID } from 'node:crypto'
import { verbs, type Ctx, type MemberActor, type UserActor } from '@adcopy/core'
import { asMember, createTenant, type CoreRig, type Tenant } from '@adcopy/testing'
import { expect } from 'vitest'

export interface Admin extends Tenant {
  ctx: Ctx<MemberActor>
}

export async function createAdmin(rig: CoreRig): Promise<Admin> {
  const tenant = await createTenant(rig.core, { role: 'admin' })
  return { ...tenant, ctx: await asMember(rig.core, tenant) }
}

export async function openSession(rig: CoreRig, userId: string): Promise<Ctx<UserActor>> {
  const sessionId = randomUUID()
  await rig.database.pool.query(
    "insert into session (id, token, user_id, expires_at) values ($1, $1, $2, now() + interval '7 days')",
    [sessionId, userId],
  )
  return rig.core.as({ kind: 'user', userId, sessionId })
}

export const firstPassword = 'the first long password'

export async function createPerson(rig: CoreRig) {
  const { workspaceId, userId, email } = await createTenant(rig.core)
  const ctx = rig.core.as({ kind: 'operator' })
  await verbs.setMemberPassword({ ctx, input: { workspaceId, email, password: firstPassword } })
  return { userId, email }
}

/** Creates a session as better-auth does after a right password. */
export async function signIn(rig: CoreRig, who: { userId: string; email: string; deviceId?: string }) {
  const { userId, ...account } = who
  const ctx = rig.core.as({ kind: 'system' })
  const permission = await verbs.openSignIn({ ctx, input: account })
  if (!permission.allowed) throw new Error('the sign-in is locked')
  const session = await openSession(rig, userId)
  const input = { ...account, stamp: permission.stamp, token: session.actor.sessionId }
  return { session, confirm: () => verbs.confirmSignIn({ ctx, input }) }
}

export const secretOf = ({ url }: { url: string }): string => url.split('#')[1] ?? ''

/** Asserts that no row of the table contains the secret, as text or as bytes. */
export async function expectNotStored({ database }: CoreRig, table: string, secret: string): Promise<void> {
  const { rows } = await database.pool.query(`select to_jsonb(t)::text as row from ${table} t`)
  expect(rows).not.toEqual([])
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
  expect(stored).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
}

/** Asserts that `count` of the concurrent calls succeed and that the others fail for this reason. */
export function expectWinners(ends: ReadonlyArray<PromiseSettledResult<unknown>>, count: number, reason: object): void {
  const losers = ends.filter((end) => end.status === 'rejected')
  expect(losers).toMatchObject(Array.from({ length: ends.length - count }, () => ({ reason })))
}

export async function invite(admin: Admin, role: 'viewer' | 'editor' | 'admin' = 'editor', days = 7): Promise<string> {
  return secretOf(
    await verbs.createInvitation({ ctx: admin.ctx, input: { workspaceId: admin.workspaceId, role, days } }),
  )
}

let people = 0

export function person(name = 'Ada'): { name: string; email: string; password: string } {
  people += 1
  return { name, email: `person-${people}@people.example`, password: 'a long enough password' }
}

export const invalid = { name: 'Problem', code: 'invalid_request' }
export const refusal = (detail: string) => ({
  code: 'invalid_request',
  errors: [{ detail: expect.stringContaining(detail) as string }],
})
export const notFound = { name: 'Problem', code: 'not_found' }
export const forbidden = { name: 'Problem', code: 'forbidden' }
