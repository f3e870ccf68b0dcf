import { verbs } from '@adcopy/core'
import { createTenant, setUpCore } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { createPerson, notFound, openSession, signIn } from './support/people.ts'

describe('sessions', async () => {
  const rig = await setUpCore()

  test('are listed and ended by their owner, without their tokens', async () => {
    const [mine, other] = [await createTenant(rig.core), await createTenant(rig.core)]
    const [here, there] = [await openSession(rig, mine.userId), await openSession(rig, mine.userId)]
    const foreign = await openSession(rig, other.userId)
    const listed = await verbs.listSessions({ ctx: here, input: {} })
    expect(new Map(listed.map((session) => [session.session_id, session.current]))).toEqual(
      new Map([[here.actor.sessionId, true], [there.actor.sessionId, false]]), // prettier-ignore
    )
    expect(JSON.stringify(listed)).not.toContain('token')
    await verbs.endSession({ ctx: here, input: { sessionId: there.actor.sessionId } })
    const stranger = verbs.endSession({ ctx: here, input: { sessionId: foreign.actor.sessionId } })
    await expect(stranger).rejects.toMatchObject(notFound)
    await openSession(rig, mine.userId)
    expect(await verbs.endOtherSessions({ ctx: here, input: {} })).toEqual({ sessions: 1 })
    expect(await verbs.endOtherSessions({ ctx: here, input: {} })).toEqual({ sessions: 0 })
    expect(await verbs.listSessions({ ctx: here, input: {} })).toHaveLength(1)
    expect(await verbs.listSessions({ ctx: foreign, input: {} })).toHaveLength(1)
    const { rows } = await rig.database.pool.query(
      "select details from audit_event where action = 'session.end_others' and target = $1",
      [mine.userId],
    )
    expect(rows, 'only an act that ended a session is in the audit trail').toEqual([{ details: { sessions: 1 } }])
  })

  test('are at most fifty per person: a sign-in ends the oldest', async () => {
    const person = await createPerson(rig)
    await rig.database.pool.query(
      `insert into session (id, token, user_id, expires_at, created_at)
       select $1 || n, $1 || n, $1, now() + interval '1 day', now() - make_interval(mins => n)
         from generate_series(1, 60) n`,
      [person.userId],
    )
    const other = await openSession(rig, (await createPerson(rig)).userId)
    const { session, confirm } = await signIn(rig, person)
    expect(await confirm()).toBe(true)
    const listed = await verbs.listSessions({ ctx: session, input: {} })
    const kept = Array.from({ length: 49 }, (_, index) => `${person.userId}${index + 1}`)
    expect(listed.map(({ session_id }) => session_id)).toEqual([session.actor.sessionId, ...kept])
    expect(await verbs.listSessions({ ctx: other, input: {} })).toHaveLength(1)
  })
})
