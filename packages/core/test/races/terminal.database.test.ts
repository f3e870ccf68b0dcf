import { randomUUID } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { createTenant, type Tenant, testCard, testCopy, setUpCore } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { create, expectBooksInOrder, tally, type Outcome } from '../support/accepting.ts'
import { atRandom } from '../support/contest.ts'
import { somebodyWaits } from '../support/waits.ts'

const startedAt = Date.UTC(2026, 10, 21)
const deadlineSeconds = 100
const jobsARound = 25
const rounds = 16

const { core, database } = await setUpCore({
  poolConnectionsMax: 30,
  settings: { jobDeadlineSeconds: deadlineSeconds },
})
let tenant: Tenant
const told: Outcome[] = []

beforeAll(async () => {
  tenant = await createTenant(core, { allocation: 1_000_000 })
})
const system = () => core.as({ kind: 'system' })
const succeed = (jobId: string) =>
  verbs.succeedJob({ ctx: system(), input: { jobId, copy: testCopy, checks: [], card: testCard } })
const fail = (jobId: string) => verbs.failJob({ ctx: system(), input: { jobId, code: 'internal_error' } })
const expire = async () => (await verbs.expireJobs({ ctx: system(), input: {} })).jobIds
const begin = (jobId: string) => verbs.beginJob({ ctx: system(), input: { jobId } })

async function accept(): Promise<string[]> {
  await database.setClock(new Date(startedAt))
  const one = async () => {
    const outcome = await create(core, { token: tenant.token, idempotencyKey: randomUUID() })
    told.push(outcome)
    if (outcome.kind !== 'accepted') throw new Error(`refused as ${outcome.kind}`)
    return outcome.id
  }
  return Promise.all(Array.from({ length: jobsARound }, one))
}

test(
  'of concurrent success, failure and deadline one ends a job, and the others get its state',
  {
    tags: ['STATE-1', 'D-STATE'],
  },
  async () => {
    const ends: Array<{ kind: string }> = []
    for (let round = 0; round < rounds; round += 1) {
      const ids = await accept()
      await Promise.all(ids.map(begin))
      // Three seconds before its deadline, a job can still succeed or fail. It can also expire, because `expireJobs`
      // fails open jobs from five seconds before their deadline.
      await database.setClock(new Date(startedAt + (deadlineSeconds - 3) * 1000))
      const [won, failed, begun, expired] = await Promise.all([
        Promise.all(ids.map((id) => atRandom(12, () => succeed(id)))),
        Promise.all(ids.map((id) => atRandom(12, () => fail(id)))),
        Promise.all(ids.map((id) => atRandom(12, () => begin(id)))),
        Promise.all(Array.from({ length: 4 }, () => atRandom(12, expire))),
      ])
      const { rows } = await database.pool.query<{ id: string; state: string; code: string | null; brief: null }>(
        'select id, state, error_code as code, brief from job where id = any ($1)',
        [ids],
      )
      const jobs = new Map(rows.map((row) => [row.id, row]))
      for (const [index, id] of ids.entries()) {
        const job = jobs.get(id)
        expect(job).toMatchObject({ state: won[index] ? 'succeeded' : 'failed', brief: null })
        expect(failed[index]).toBe(job?.state)
        expect(expired.flat().filter((each) => each === id)).toHaveLength(job?.code === 'generation_timeout' ? 1 : 0)
        expect([{ kind: 'overdue' }, { kind: 'ended', state: job?.state }]).toContainEqual(begun[index])
        ends.push({ kind: job?.code ?? 'succeeded' })
      }
    }
    expect(Object.keys(tally(ends)).toSorted()).toEqual(['generation_timeout', 'internal_error', 'succeeded'])
    await expectBooksInOrder(database, told)
  },
)

test('a begin that had to wait for the end of its job gets that end, and no brief', async () => {
  const [id = ''] = await accept()
  await begin(id)
  const failure = `update job set state = 'failed', error_code = 'internal_error', brief = null, completed_at = app_now()
                    where id = '${id}'; delete from job_due where job_id = '${id}'`
  await database.holding(failure, async (client) => {
    const begun = begin(id)
    await somebodyWaits(database)
    await client.query('commit')
    expect(await begun).toEqual({ kind: 'ended', state: 'failed' })
  })
})

test('a job that begins while it is failed has failed, whichever came first', { tags: ['D-STATE'] }, async () => {
  const begins: Array<{ kind: string }> = []
  for (let round = 0; round < rounds; round += 1) {
    const ids = await accept()
    const [begun, failed] = await Promise.all([
      Promise.all(ids.map((id) => atRandom(12, () => begin(id)))),
      Promise.all(ids.map((id) => atRandom(12, () => fail(id)))),
    ])
    expect(new Set(failed)).toEqual(new Set(['failed']))
    begins.push(...begun)
  }
  expect(Object.keys(tally(begins))).toEqual(expect.arrayContaining(['ended', 'work']))
  await expectBooksInOrder(database, told)
})
