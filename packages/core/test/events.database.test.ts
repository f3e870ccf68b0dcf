import { verbs, type CoreEvent } from '@adcopy/core'
import { listenForJobs } from '@adcopy/db'
import { acceptJob, createTenant, testCard, testCopy, setUpCore, until } from '@adcopy/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const events: CoreEvent[] = []
const start = Date.parse('2026-11-21T10:00:00Z')
const { core, database } = await setUpCore({ observe: (event) => events.push(event) })

beforeEach(async () => {
  await later(0)
})

const later = (seconds: number) => database.setClock(new Date(start + seconds * 1000))
const ctx = () => core.as({ kind: 'system' })

async function accept(): Promise<string> {
  const tenant = await createTenant(core)
  await acceptJob(core, tenant, {}, 'k')
  return acceptJob(core, tenant, {}, 'k')
}

const told = () => events.splice(0)

test('an acceptance and its replay are two events', async () => {
  await accept()
  expect(told()).toEqual([
    { kind: 'job_accepted', replayed: false },
    { kind: 'job_accepted', replayed: true },
  ])
})

test('an acceptance notifies the workers', async () => {
  let heard = 0
  const stop = new AbortController()
  const onJob = () => (heard += 1)
  const listener = listenForJobs({ url: database.url, applicationName: 'test', signal: stop.signal, onJob })
  onTestFinished(() => (stop.abort(), listener))
  await until(() => heard === 1) // `onJob` is also called once after connecting
  await accept()
  await until(() => heard > 1)
})

test('an end is reported with the time from acceptance, by the call that won', async () => {
  const [succeeded, failed] = [await accept(), await accept()]
  told()
  await later(90)
  for (const jobId of [succeeded, failed]) await verbs.beginJob({ ctx: ctx(), input: { jobId } })
  const end = { jobId: succeeded, copy: testCopy, checks: [], card: testCard }
  await verbs.succeedJob({ ctx: ctx(), input: end })
  await verbs.succeedJob({ ctx: ctx(), input: end })
  for (const jobId of [failed, failed, succeeded, 'acg_none']) {
    await verbs.failJob({ ctx: ctx(), input: { jobId, code: 'policy_blocked' } })
  }
  expect(told()).toEqual([
    { kind: 'job_succeeded', seconds: 90 },
    { kind: 'job_failed', code: 'policy_blocked', seconds: 90 },
  ])
})

test('a job past its deadline is reported as such, once', async () => {
  const daySeconds = 86_400
  const expire = () => verbs.expireJobs({ ctx: ctx(), input: {} })
  await later(daySeconds)
  await expire() // ends the jobs of earlier tests
  await accept()
  told()
  await later(2 * daySeconds)
  await expire()
  await expire()
  expect(told()).toEqual([{ kind: 'job_failed', code: 'generation_timeout', seconds: daySeconds }])
})

test('the pause between calls that expire jobs ends at the next end of work, and takes 0.1 to 2.5 seconds', async () => {
  const acceptedAt = 10 * 86_400
  const workEndsAt = acceptedAt + 86_400 - 5
  const expire = () => verbs.expireJobs({ ctx: ctx(), input: {} })
  await later(acceptedAt)
  await expire() // ends the jobs of earlier tests
  expect(await expire()).toEqual({ jobIds: [], pauseMs: 2_500 })
  const jobId = await accept()
  for (const [secondsLeft, pauseMs] of [
    [4, 2_500],
    [2, 2_000],
    [0.05, 100],
  ] as const) {
    await later(workEndsAt - secondsLeft)
    expect(await expire()).toEqual({ jobIds: [], pauseMs })
  }
  await later(workEndsAt)
  expect(await expire()).toEqual({ jobIds: [jobId], pauseMs: 0 })
})
