import { verbs } from '@adcopy/core'
import { createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { acceptorOf } from './support/accept-job.ts'

const rig = await setUpCore()
let tenant: Tenant
let acceptor: ReturnType<typeof acceptorOf>

beforeEach(async () => {
  await rig.database.runClock(new Date('2026-11-15T12:00:00Z')) // no month may end during these tests
  tenant = await createTenant(rig.core, { allocation: 3 })
  acceptor = acceptorOf(rig.database, tenant)
})

const operator = () => ({ ctx: rig.core.as({ kind: 'operator' }) })
const setAllocation = (allocation: number | null) =>
  verbs.setWorkspace({ ...operator(), input: { workspaceId: tenant.workspaceId, allocation } })
const one = { jobs: 1, due: 1, used: 1 }

describe('behind a rival that has not committed yet', { tags: ['D-KEY-3'] }, () => {
  const key = 'shared'

  test('the same body replays it, under any fingerprint of the ring', async () => {
    const { ahead, accepted } = await acceptor.behind(
      { key, fingerprints: ['old'] },
      { ends: 'commit', waiting: { key, fingerprints: ['new', 'old'] } },
    )
    expect(accepted).toMatchObject({ outcome: 'replayed', job_id: ahead.request.job })
    expect(await acceptor.rows()).toEqual(one)
  })

  test('another body is a mismatch', async () => {
    const waiting = { key, fingerprints: ['another'] }
    const { accepted } = await acceptor.behind({ key }, { ends: 'commit', waiting })
    expect(accepted.outcome).toBe('idempotency_mismatch')
    expect(await acceptor.rows()).toEqual(one)
  })

  test('a retry of the same call finds its job created', async () => {
    const own = { key, job: `acg_own_${tenant.workspaceId}` }
    const { accepted } = await acceptor.behind(own, { ends: 'commit', waiting: own })
    expect(accepted).toMatchObject({ outcome: 'created', job_id: own.job })
    expect(await acceptor.rows()).toEqual(one)
  })

  test('a rival that rolls back leaves the key to the waiting call', async () => {
    const { accepted } = await acceptor.behind(
      { key },
      { ends: 'rollback', waiting: { key, fingerprints: ['another'] } },
    )
    expect(accepted).toMatchObject({ outcome: 'created', job_id: accepted.request.job, used: 1 })
    expect(await acceptor.rows()).toEqual(one)
  })

  test('a call that waits for a key does not hold a unit meanwhile', async () => {
    await acceptor.accept()
    // This transaction inserts a job with the same key without locking the workspace's units. A lock on the units can
    // therefore come only from the waiting call.
    await rig.database.holding('', async (holder) => {
      await acceptor.insertJob(holder, { id: 'acg_holder', key })
      const waiting = acceptor.accept({ key })
      await acceptor.waits()
      const { rows } = await rig.database.pool.query('select from usage where workspace_id = $1 for update nowait', [
        tenant.workspaceId,
      ])
      expect(rows).toHaveLength(1)
      await holder.query('rollback')
      expect(await waiting).toMatchObject({ outcome: 'created', used: 2 })
    })
  })

  test('if a rival takes the last unit, the refusal binds no key', { tags: ['quota_exceeded'] }, async () => {
    await setAllocation(2)
    await acceptor.accept()
    const { accepted } = await acceptor.behind({ key: 'ahead' }, { ends: 'commit', waiting: { key } })
    expect(accepted).toMatchObject({ outcome: 'quota_exceeded', job_id: null, used: 2, allocation: 2 })
    expect(await acceptor.rows()).toEqual({ jobs: 2, due: 2, used: 2 })
    await setAllocation(3)
    expect(await acceptor.accept({ key, fingerprints: ['another'] })).toMatchObject({ outcome: 'created', used: 3 })
  })

  test('the same holds for the first unit of a month that has no row yet', async () => {
    await setAllocation(1)
    const { accepted } = await acceptor.behind({ key: 'ahead' }, { ends: 'commit', waiting: { key } })
    expect(accepted).toMatchObject({ outcome: 'quota_exceeded', job_id: null, used: 1, allocation: 1 })
    expect(await acceptor.rows()).toEqual(one)
  })

  test("a unit that a rival's rollback returns goes to the waiting call", async () => {
    await setAllocation(1)
    const { accepted } = await acceptor.behind({ key: 'ahead' }, { ends: 'rollback', waiting: { key } })
    expect(accepted).toMatchObject({ outcome: 'created', used: 1 })
    expect(await acceptor.rows()).toEqual(one)
  })
})
