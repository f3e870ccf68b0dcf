import { createServer } from 'node:http'
import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, listen, openRig, until, type Listening, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failedWith, readEnded, untilEnded } from './support/jobs.ts'
import { ensureBundle, startWorker, type WorkerProcess } from './support/worker-process.ts'

// A provider that accepts every call and never responds. The provider may charge for each of these calls.
const calls: string[] = []
let provider: Listening
const callsUnder = (callsMax: number) => calls.filter((path) => path.startsWith(`/cap-${callsMax}/`)).length

beforeAll(async () => {
  await ensureBundle()
  provider = await listen(createServer((request) => void calls.push(request.url ?? '')))
})

afterAll(() => provider.close())

function start(database: TestDatabase, callsMax: number): WorkerProcess {
  return startWorker({
    DATABASE_URL: database.urls.worker,
    TEMPORAL_TASK_QUEUE: `calls-cap-${process.pid}-${callsMax}`,
    GENERATION_BACKEND: 'openai',
    GENERATION_MODEL: 'gpt-5',
    GENERATION_BASE_URL: `${provider.url}/cap-${callsMax}/v1`,
    OPENAI_API_KEY: 'sk-test',
    VERIFIER_BACKEND: 'none',
    GENERATION_CALLS_MAX: String(callsMax),
  })
}

// An attempt begins only if at least three calls are left under the cap, and each killed attempt makes one call. A cap
// of three therefore allows one attempt, and a cap of five allows three (with five, four and three calls left).
test.concurrent.for([
  [3, 1],
  [5, 3],
] as const)(
  'workers that are killed in the middle of their calls never pass a cap of %i: %i calls, all on the account',
  { timeout: 200_000 },
  async ([callsMax, made], { onTestFinished }) => {
    // Each cap has its own database, because a worker starts all jobs in its database and applies its cap to all of
    // them.
    const { database, core, close } = await openRig()
    onTestFinished(close)
    const startOne = () => {
      const worker = start(database, callsMax)
      onTestFinished(async () => void (await worker.kill('SIGKILL')))
      return worker
    }
    const tenant = await createTenant(core)
    const jobId = await acceptJob(core, tenant)
    for (let kill = 1; kill <= 3; kill += 1) {
      const seen = callsUnder(callsMax)
      const worker = startOne()
      const called = async () => callsUnder(callsMax) > seen || (await readEnded(database, jobId)) !== undefined
      await until(called, { withinMs: 60_000, what: `call ${kill}` })
      await worker.kill('SIGKILL')
    }
    startOne()
    expect(await untilEnded(database, jobId)).toEqual({ ...failedWith('internal_error'), used: 1 })
    expect(callsUnder(callsMax)).toBe(made)
    const account = await verbs.listModelUsage({ ctx: core.as({ kind: 'operator' }), input: { jobId } })
    const unknown = { input_tokens: null, output_tokens: null, cost_usd: null }
    expect(account).toEqual([{ role: 'writer', backend: 'openai', model: 'gpt-5', calls: made, ...unknown }])
  },
)
