import { verbs } from '@adcopy/core'
import { setUpCore } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { acts, notAdministrative } from './support/audit-acts.ts'
import { createSubject, secret, type Subject } from './support/audit-subject.ts'

describe('the audit trail', async () => {
  const rig = await setUpCore({ checkEdit: async () => ({ checks: [], claims: [] }) })
  const { core, database } = rig
  const ctx = core.as({ kind: 'operator' })
  let subject: Subject

  beforeEach(async () => {
    subject = await createSubject(rig)
    await database.pool.query('create table if not exists seen as select id from audit_event with no data')
    await database.pool.query('insert into seen select id from audit_event')
  })

  async function newEvents(): Promise<Array<Record<string, unknown>>> {
    const { rows } = await database.pool.query('select * from audit_event where id not in (select id from seen)')
    return rows
  }

  test('every verb is listed as audited or not audited', () => {
    const names = Object.entries(verbs).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    expect([...Object.keys(acts), ...notAdministrative].toSorted()).toEqual(names.toSorted())
  })

  test.for(Object.entries(acts))('%s writes one event, which contains nothing of its input', async ([, act]) => {
    await act.perform(ctx, subject)
    const events = await newEvents()
    const actor = act.actor?.(subject) ?? 'operator'
    expect(events).toMatchObject([{ actor, action: act.action, target: expect.any(String) }])
    const text = JSON.stringify(events)
    expect(text.toLowerCase()).not.toContain(secret)
    expect(text).not.toContain(subject.email)
    expect(text).not.toMatch(/ac[apr]_[0-9A-Za-z]{8}/)
  })

  const failing = Object.entries(acts).filter(([, act]) => !act.cannotFail)
  test.for(failing)('%s of a missing object writes no event', async ([, { perform }]) => {
    const nobody = {
      ...subject,
      userId: 'usr_none',
      sessionId: 'none',
      invitationId: 'inv_none',
      invitationSecret: 'none',
      resetSecret: 'none',
      operatorEmail: 'x@none.example',
      workspaceId: 'ws_none',
      fileId: 'file_none',
      avatarId: 'av_none',
      thinkReportId: 'think_none',
      tokenId: 'tok_none',
      offerId: 'off_none',
      artifactId: 'art_none',
      commentId: 'cmt_none',
      reviewLinkId: 'rvl_none',
      email: 'x@none.example',
    }
    await expect(perform(ctx, nobody)).rejects.toMatchObject({ name: 'Problem' })
    expect(await newEvents()).toEqual([])
  })
})
