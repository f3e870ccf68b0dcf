import { verbs, type Core } from '@adcopy/core'
import {
  canaryBrief,
  createTenant,
  createTestDatabase,
  openTestCore,
  until,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { LLMock, type FixtureResponse } from '@copilotkit/aimock'
import { Client, Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readTexts } from './support/history.ts'
import { acceptJob, failedWith, readEnded, succeededOnce } from './support/jobs.ts'
import { ensureBundle, startWorker, type WorkerProcess } from './support/worker-process.ts'

// The worker as production runs it, with a provider behind HTTP.

const apiKey = 'sk-canary-key'
const mock = new LLMock({ port: 0, logLevel: 'silent' })
let database: TestDatabase
let core: Core
let tenant: Tenant
let client: Client
let worker: WorkerProcess

beforeAll(async () => {
  await Promise.all([ensureBundle(), mock.start()])
  database = await createTestDatabase()
  core = openTestCore(database.url)
  client = new Client({ connection: await Connection.connect({ address: inject('temporalAddress') }) })
})

beforeEach(async () => {
  tenant = await createTenant(core)
  worker = startWorker({
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_TASK_QUEUE: `providers-${process.pid}`,
    GENERATION_BACKEND: 'openai-compatible',
    GENERATION_MODEL: 'llama-3.3-70b',
    GENERATION_BASE_URL: `${mock.url}/v1`,
    GENERATION_API_KEY: apiKey,
    OPERATIONS_PORT: '0',
    GENERATION_INPUT_PRICE: '2',
    GENERATION_OUTPUT_PRICE: '8',
  })
})

afterEach(() => worker.kill('SIGKILL'))

afterAll(async () => {
  await Promise.all([client.connection.close(), core.close(), mock.stop()])
  await database.drop()
})

function answering(...answers: FixtureResponse[]): void {
  mock.reset()
  let given = 0
  mock.addFixture({ match: {}, response: () => answers[Math.min(given++, answers.length - 1)]! })
}

const usage = { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 }
const written = (copy: unknown): FixtureResponse => ({ content: JSON.stringify(copy), usage })
const copy = {
  headline: 'Calmer evenings',
  primary_text: 'Some evenings end with one more thing to look for. There is a calmer way.',
  description: null,
}

const ended = (jobId: string) =>
  until(() => readEnded(database, jobId), { withinMs: 60_000, what: `the end of ${jobId}` })
const usedBy = (jobId: string) => verbs.listModelUsage({ ctx: core.as({ kind: 'operator' }), input: { jobId } })
const model = { backend: 'openai-compatible', model: 'llama-3.3-70b' }

/** Neither the brief, nor what the provider said, nor its key is in the log or in Temporal. */
async function expectSilence(jobId: string): Promise<void> {
  const { text } = await readTexts(client, jobId)
  expect(`${text}${worker.output()}`).not.toMatch(/zanzibar|marzipan|Lanternhaus|provider said|canary-key/)
}

test('a provider that is out of breath is waited for as it asks, and the artifact says who wrote it', async () => {
  answering({ status: 429, error: { message: `provider said ${canaryBrief}` }, retryAfter: 2 }, written(copy))
  const jobId = await acceptJob(core, tenant)
  expect(await ended(jobId)).toEqual({ ...succeededOnce, used: 1 })
  const [first, second] = mock.getRequests().map(({ timestamp }) => timestamp)
  expect(mock.getRequests()).toHaveLength(2)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1_900)
  const { rows } = await database.pool.query<{ headline: string; card: object }>(
    `select headline, card from artifact_version join artifact on artifact.id = artifact_id where job_id = $1`,
    [jobId],
  )
  expect(rows).toEqual([
    { headline: copy.headline, card: expect.objectContaining({ ...model, prompt_version: 'prompt-3', seed: jobId }) },
  ])
  expect(await usedBy(jobId)).toEqual([
    { ...model, calls: 1, input_tokens: 1_000, output_tokens: 50, cost_usd: 0.0024 },
  ])
  expect(worker.log).toContainEqual(expect.objectContaining({ failure: 'backend_unavailable', retry_after_ms: 2_000 }))
  await expectSilence(jobId)
}, 90_000)

test('a key that is not accepted fails the job at once', async () => {
  answering({ status: 401, error: { message: `provider said ${apiKey}`, type: 'invalid_api_key' } })
  const jobId = await acceptJob(core, tenant)
  expect(await ended(jobId)).toEqual({ ...failedWith('generation_failed'), used: 1 })
  expect(mock.getRequests()).toHaveLength(1)
  expect(await usedBy(jobId)).toEqual([])
  const refusal = worker.log.find(({ msg }) => msg === 'the backend refused the job')
  expect(refusal).toMatchObject({ error: { name: 'BackendError', code: 'invalid_key' } })
  await expectSilence(jobId)
}, 90_000)

test('a job that fails after three answers has them on its account', async () => {
  answering(written({ title: canaryBrief }))
  const jobId = await acceptJob(core, tenant)
  expect(await ended(jobId)).toEqual({ ...failedWith('generation_failed'), used: 1 })
  const port = worker.log.find(({ msg }) => msg === 'serving operations')?.['port']
  const figures = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text()
  expect(figures).toMatch(/^adcopy_candidate_rejections_total\{check="copy"\} 3$/m)
  const shown = await verbs.showJob({ ctx: core.as({ kind: 'operator' }), input: { jobId } })
  expect(shown.failed_checks).toEqual(['copy'])
  expect(figures).toMatch(/^adcopy_model_calls_total 3$/m)
  expect(figures).toMatch(/^adcopy_model_tokens_total\{direction="input"\} 3000$/m)
  expect(figures).toMatch(/^adcopy_model_tokens_total\{direction="output"\} 150$/m)
  expect(await usedBy(jobId)).toEqual([
    { ...model, calls: 3, input_tokens: 3_000, output_tokens: 150, cost_usd: 0.0072 },
  ])
  await expectSilence(jobId)
}, 90_000)
