import { verbs, type CoreEvent } from '@adcopy/core'
import { createTenant, openRig, openTestCore, setUpCore } from '@adcopy/testing'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { createPerson, firstPassword, openSession, secretOf, signIn } from './support/people.ts'
import { somebodyWaits } from './support/waits.ts'

const [current, password] = [firstPassword, 'the second long password']

describe('attempts to sign in', async () => {
  const rig = await setUpCore()
  const system = () => rig.core.as({ kind: 'system' })
  const open = (email: string, more: { address?: string; deviceId?: string } = {}) =>
    verbs.openSignIn({ ctx: system(), input: { email, ...more } })
  const minutes = (count: number) => rig.database.setClock(new Date(start + count * 60_000))
  const start = Date.now()
  let addresses = 0
  const elsewhere = () => ({ address: `address ${(addresses += 1)}` })
  const guess = async (email: string, times: number) => {
    for (let index = 0; index < times; index += 1) await open(email, elsewhere())
  }
  afterEach(() => rig.database.setClock(null))

  test('are limited to ten within a quarter of an hour', async () => {
    await minutes(0)
    await guess('a@x.example', 10)
    await minutes(5)
    expect(await open('a@x.example', elsewhere())).toEqual({ allowed: false, retryAfterSeconds: 600 })
    expect(await open('b@x.example', elsewhere())).toMatchObject({ allowed: true })
    await minutes(15)
    expect(await open('a@x.example', elsewhere())).toMatchObject({ allowed: true })
  })

  test('are counted by several instances together, even a hundred concurrent ones', async () => {
    const second = openTestCore(rig.database.url)
    try {
      const attempts = Array.from({ length: 100 }, (_, index) => {
        const ctx = (index % 2 === 0 ? rig.core : second).as({ kind: 'system' })
        return verbs.openSignIn({ ctx, input: { email: 'at-once@x.example', ...elsewhere() } })
      })
      expect((await Promise.all(attempts)).filter(({ allowed }) => allowed)).toHaveLength(10)
    } finally {
      await second.close()
    }
  })

  test('from one address are limited to thirty a minute, for all accounts together', async () => {
    await minutes(0)
    const from = { address: '203.0.113.7' }
    for (let index = 0; index < 30; index += 1)
      expect(await open(`u${index}@x.example`, from)).toMatchObject({ allowed: true })
    expect(await open('u30@x.example', from)).toEqual({ allowed: false, retryAfterSeconds: 60 })
    await minutes(1)
    expect(await open('u30@x.example', from)).toMatchObject({ allowed: true })
  })

  test('from one IPv6 network of 64 bits are limited as from one address', async () => {
    const from = (host: number, network = 'a') => ({ address: `2001:db8:0:${network}::${host.toString(16)}` })
    for (let host = 1; host <= 30; host += 1)
      expect(await open(`v${host}@x.example`, from(host))).toMatchObject({ allowed: true })
    expect(await open('v31@x.example', from(31))).toMatchObject({ allowed: false })
    expect(await open('v31@x.example', from(31, 'b'))).toMatchObject({ allowed: true })
  })

  test('from a known device succeed during a lock, ten of them, and do not lift it for others', async () => {
    const { email, userId } = await createPerson(rig)
    const own = { deviceId: 'known' }
    await guess(email, 11)
    const { confirm } = await signIn(rig, { email, userId, ...own })
    expect(await confirm()).toBe(true)
    expect(await open(email, elsewhere())).toMatchObject({ allowed: false })
    for (let index = 0; index < 10; index += 1) await open(email, { ...elsewhere(), ...own })
    expect(await open(email, { ...elsewhere(), ...own })).toMatchObject({ allowed: false })
  })

  test('are possible again on every device of the account after a password reset, not on those of others', async () => {
    const [{ email, userId }, other] = [await createTenant(rig.core), await createTenant(rig.core)]
    const attempts = [email, other.email].flatMap((account) => [
      { account, device: {} },
      { account, device: { deviceId: 'known' } },
    ])
    const tryAll = () =>
      Promise.all(
        attempts.map(async ({ account, device }) => (await open(account, { ...elsewhere(), ...device })).allowed),
      )
    for (let index = 0; index < 10; index += 1) await tryAll()
    expect(await tryAll()).toEqual([false, false, false, false])
    const link = await verbs.createPasswordReset({ ctx: rig.core.as({ kind: 'operator' }), input: { userId } })
    const ctx = rig.core.as({ kind: 'visitor' })
    await verbs.usePasswordReset({ ctx, input: { secret: secretOf(link), password: 'a new and long password' } })
    expect(await tryAll()).toEqual([true, true, false, false])
  })

  test('with the right password forget the wrong ones, and one that looked at none does not count', async () => {
    const owner = await createPerson(rig)
    const { email } = owner
    await guess(email, 9)
    const { confirm } = await signIn(rig, owner)
    expect(await confirm()).toBe(true)
    await guess(email, 9)
    await verbs.settleSignIn({ ctx: system(), input: { email, outcome: 'withdrawn' } })
    expect(await open(email, elsewhere())).toMatchObject({ allowed: true })
    expect(await open(email, elsewhere())).toMatchObject({ allowed: true })
    expect(await open(email, elsewhere())).toMatchObject({ allowed: false })
  })

  test('leave windows that are swept when new ones come', async () => {
    await minutes(0)
    for (let index = 0; index < 30; index += 1) await open(`old${index}@x.example`, elsewhere())
    await minutes(20)
    for (let index = 0; index < 30; index += 1) await open(`new${index}@x.example`, elsewhere())
    const { rows } = await rig.database.pool.query(
      "select 1 from sign_in_window where started_at < app_now() - interval '15 minutes'",
    )
    expect(rows).toEqual([])
  })

  test('are in the trail of the account and counted; those at unknown addresses are only counted', async () => {
    const events: CoreEvent[] = []
    const core = openTestCore(rig.database.url, { observe: (event) => events.push(event) })
    const ctx = core.as({ kind: 'system' })
    try {
      const { email, userId } = await createPerson({ ...rig, core })
      const session = await openSession(rig, userId)
      for (const each of [email, 'nobody@x.example']) {
        for (let index = 0; index < 12; index += 1) {
          const { allowed } = await verbs.openSignIn({ ctx, input: { email: each, ...elsewhere() } })
          if (allowed) await verbs.settleSignIn({ ctx, input: { email: each, outcome: 'failed' } })
        }
      }
      const { confirm } = await signIn({ ...rig, core }, { email, userId, deviceId: 'known' })
      await confirm()
      const told = await verbs.listSignIns({ ctx: session, input: {} })
      const tally = Object.entries(Object.groupBy(told, ({ action }) => action)).map(([action, all]) => [
        action,
        all?.length,
      ])
      expect(tally).toEqual([['sign_in.succeed', 1], ['sign_in.lock', 1], ['sign_in.fail', 10], ['member.password', 1]]) // prettier-ignore
      expect(told[0]).toMatchObject({ known_device: true })
      const outcomes = events.flatMap((event) => (event.kind === 'sign_in' ? [event.outcome] : []))
      expect(Object.groupBy(outcomes, (outcome) => outcome)).toMatchObject({
        failed: { length: 20 },
        locked: { length: 2 },
        refused: { length: 2 },
        succeeded: { length: 1 },
      })
    } finally {
      await core.close()
    }
  })
})

test('the sessions that an operator ends by a new password or a new operator are counted, and the person sees it', async () => {
  const events: CoreEvent[] = []
  const { close, ...rig } = await openRig({ observe: (event) => events.push(event) })
  onTestFinished(close)
  const { workspaceId, userId, email } = await createTenant(rig.core)
  const ctx = rig.core.as({ kind: 'operator' })
  const acts = [
    () => verbs.setMemberPassword({ ctx, input: { workspaceId, email, password: 'a new and long password' } }),
    () => verbs.addOperator({ ctx, input: { email } }),
  ]
  for (const act of acts) {
    for (let index = 0; index < 2; index += 1) await openSession(rig, userId)
    await act()
    expect(events.splice(0)).toEqual([{ kind: 'session_ended', sessions: 2 }])
  }
  const seen = await verbs.listSignIns({ ctx: await openSession(rig, userId), input: {} })
  expect(seen.map(({ action }) => action)).toEqual(['operator.add', 'member.password'])
})

describe('changing the own password', async () => {
  const events: CoreEvent[] = []
  const rig = await setUpCore({ observe: (event) => events.push(event) })
  async function person() {
    const { userId, email } = await createPerson(rig)
    return { userId, email, ctx: await openSession(rig, userId) }
  }

  test('takes the current one, ends every session and is in the list of the person', async () => {
    const { userId, ctx } = await person()
    await openSession(rig, userId)
    await verbs.changePassword({ ctx, input: { current, password } })
    expect(await verbs.listSessions({ ctx, input: {} })).toEqual([])
    const again = { ctx: await openSession(rig, userId), input: { current, password } }
    await expect(verbs.changePassword(again)).rejects.toMatchObject({ code: 'invalid_request' })
    await verbs.changePassword({ ...again, input: { current: password, password: current } })
    const seen = await verbs.listSignIns({ ctx, input: {} })
    expect(seen.map(({ action }) => action)).toEqual([
      'password.change',
      'sign_in.fail',
      'password.change',
      'member.password',
    ])
  })

  test('is refused after ten wrong guesses, which lock neither other sessions nor sign-ins', async () => {
    const { userId, email, ctx } = await person()
    const change = (given: string) => verbs.changePassword({ ctx, input: { current: given, password } })
    for (let index = 0; index < 10; index += 1)
      await expect(change(`guess ${index}`)).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(change(current)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) })
    const system = rig.core.as({ kind: 'system' })
    expect(await verbs.openSignIn({ ctx: system, input: { email } })).toMatchObject({ allowed: true })
    await verbs.changePassword({ ctx: await openSession(rig, userId), input: { current, password } })
  })

  test('is possible while guesses from elsewhere lock the account, and ends the lock', async () => {
    const { email, ctx } = await person()
    const system = rig.core.as({ kind: 'system' })
    const open = (address: string) => verbs.openSignIn({ ctx: system, input: { email, address } })
    for (let index = 0; index < 10; index += 1) await open(`198.51.100.${index}`)
    expect(await open('198.51.100.10')).toMatchObject({ allowed: false })
    await verbs.changePassword({ ctx, input: { current, password } })
    expect(await open('198.51.100.11')).toMatchObject({ allowed: true })
  })

  /** Replaces the password in a transaction that commits only when `act` waits for it. */
  async function replaceDuring<Result>(userId: string, act: () => Promise<Result>) {
    const replacement = `update account set password = password || '0' where user_id = '${userId}'`
    return rig.database.holding(replacement, async (rival) => {
      const settled = Promise.allSettled([act()])
      await somebodyWaits(rig.database)
      await rival.query('commit')
      const [outcome] = await settled
      return outcome
    })
  }

  test('does not replace a password that was set in the meantime', async () => {
    const { userId, ctx } = await person()
    const outcome = await replaceDuring(userId, () => verbs.changePassword({ ctx, input: { current, password } }))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'invalid_request' } })
  })

  test('ends a session that was created with the old password while it was replaced, and counts a failed sign-in', async () => {
    const owner = await createPerson(rig)
    const { session, confirm } = await signIn(rig, owner)
    const own = { ctx: session, input: {} }
    expect(await verbs.listSessions(own)).toHaveLength(1)
    events.length = 0
    expect(await replaceDuring(owner.userId, confirm)).toMatchObject({ value: false })
    expect(await verbs.listSessions(own)).toEqual([])
    expect((await verbs.listSignIns(own)).map(({ action }) => action)).toEqual(['sign_in.fail', 'member.password'])
    expect(events).toEqual([
      { kind: 'session_ended', sessions: 1 },
      { kind: 'sign_in', outcome: 'failed' },
    ])
  })
})
