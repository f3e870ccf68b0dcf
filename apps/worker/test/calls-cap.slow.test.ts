import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verbs } from '@adcopy/core'
import { createTenant, openRig, until, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { acceptJob } from './support/jobs.ts'
import { ensureBundle, startWorker, type WorkerProcess } from './support/worker-process.ts'

// A provider that accepts every call and never responds. The provider may charge for each of these calls.
const calls: string[] = []
const provider = createServer((request) => void calls.push(request.url ?? ''))
const callsUnder = (callsMax: number) => calls.filter((path) => path.startsWith(`/cap-${callsMax}/`)).length

beforeAll(async () => {
  await ensureBundle()
  await once(provider.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

function start(database: TestDatabase, callsMax: number, more: number): WorkerProcess {
  return startWorker({
    DATABASE_URL: database.urls.worker,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_TASK_QUEUE: `calls-cap-${process.pid}-${callsMax}`,
    GENERATION_BACKEND: 'openai',
    GENERATION_MODEL: 'gpt-5',
    GENERATION_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/cap-${callsMax}/v1`,
    OPENAI_API_KEY: 'sk-test',
    VERIFIER_BACKEND: 'none',
    GENERATION_CALLS_MAX: String(callsMax + more),
  })
}

// An attempt begins only if three calls are left under the cap, and each killed attempt makes one call. A cap of three
// therefore allows one attempt, and a cap of five allows three (with five, four and three calls left).
test.concurrent.for([
  [3, 1],
  [5, 3],
] as const)(
  'workers that are killed in the middle of their calls never pass a cap of %i: %i calls, all on the account, until it is raised',
  { timeout: 200_000 },
  async ([callsMax, made], { onTestFinished }) => {
    // Each cap has its own database, because a worker starts all jobs in its database and applies its cap to all of
    // them.
    const { database, core, close } = await openRig()
    onTestFinished(close)
    const startOne = (more = 0) => {
      const worker = start(database, callsMax, more)
      onTestFinished(async () => void (await worker.kill('SIGKILL')))
      return worker
    }
    const tenant = await createTenant(core)
    const jobId = await acceptJob(core, tenant)
    for (let kill = 1; kill <= 4; kill += 1) {
      const seen = callsUnder(callsMax)
      const worker = startOne()
      const waits = () => worker.log.some(({ failure }) => failure === 'calls_spent')
      await until(async () => callsUnder(callsMax) > seen || waits(), { withinMs: 60_000, what: `call ${kill}` })
      expect(waits()).toBe(kill > made)
      await worker.kill('SIGKILL')
    }
    expect(callsUnder(callsMax)).toBe(made)
    const account = await verbs.listModelUsage({ ctx: core.as({ kind: 'operator' }), input: { jobId } })
    const unknown = { input_tokens: null, output_tokens: null, cost_usd: null }
    expect(account).toEqual([{ role: 'writer', backend: 'openai', model: 'gpt-5', calls: made, ...unknown }])
    startOne(1)
    await until(async () => callsUnder(callsMax) > made, { withinMs: 60_000, what: 'a call under the raised cap' })
  },
)
