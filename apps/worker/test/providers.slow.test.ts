import { verbs } from '@adcopy/core'
import { acceptJob, canaryBrief, createTenant, setUpCore, until, type Tenant } from '@adcopy/testing'
import { LLMock, type FixtureResponse } from '@copilotkit/aimock'
import { Client, Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readTexts } from './support/history.ts'
import { failedWith, readJob, succeededOnce, untilEnded } from './support/jobs.ts'
import { ensureBundle, operationsOf, startWorker, type WorkerProcess } from './support/worker-process.ts'

const apiKey = 'sk-canary-key'
const mock = new LLMock({ port: 0, logLevel: 'silent' })
const { core, database } = await setUpCore()
let tenant: Tenant
let client: Client
let worker: WorkerProcess

beforeAll(async () => {
  await Promise.all([ensureBundle(), mock.start()])
  client = new Client({ connection: await Connection.connect({ address: inject('temporalAddress') }) })
})

beforeEach(async () => {
  tenant = await createTenant(core)
  worker = startWorker({
    DATABASE_URL: database.urls.worker,
    GENERATION_BACKEND: 'openai-compatible',
    GENERATION_MODEL: 'llama-3.3-70b',
    GENERATION_BASE_URL: `${mock.url}/v1`,
    GENERATION_API_KEY: apiKey,
    VERIFIER_BACKEND: 'none',
    OPERATIONS_PORT: '0',
    GENERATION_INPUT_PRICE: '2',
    GENERATION_OUTPUT_PRICE: '8',
  })
})

afterEach(() => worker.kill('SIGKILL'))

afterAll(() => Promise.all([client.connection.close(), mock.stop()]))

function answering(...answers: FixtureResponse[]): void {
  mock.reset()
  let given = 0
  mock.addFixture({ match: {}, response: () => answers[Math.min(given++, answers.length - 1)]! })
}

const usage = { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 }
const written = (answer: unknown): FixtureResponse => ({ content: JSON.stringify(answer), usage })
const copy = {
  headline: 'Calmer evenings',
  primary_text: 'Some evenings end with one more thing to look for. There is a calmer way.',
  description: null,
  support: [],
}

const usedBy = (jobId: string) => verbs.listModelUsage({ ctx: core.as({ kind: 'operator' }), input: { jobId } })
const model = { backend: 'openai-compatible', model: 'llama-3.3-70b' }
const byWriter = { role: 'writer', ...model }

const readFigures = async () => (await fetch(`${await operationsOf(worker)}/metrics`)).text()

async function expectSilence(jobId: string): Promise<void> {
  const { text } = await readTexts(client, jobId)
  expect(`${text}${worker.output()}`).not.toMatch(/zanzibar|marzipan|Lanternhaus|provider said|canary-key/)
}

test('a provider that is out of breath is waited for as it asks, and the artifact says who wrote it', async () => {
  answering({ status: 429, error: { message: `provider said ${canaryBrief}` }, retryAfter: 2 }, written(copy))
  const jobId = await acceptJob(core, tenant)
  expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
  const [first, second] = mock.getRequests().map(({ timestamp }) => timestamp)
  expect(mock.getRequests()).toHaveLength(2)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1_900)
  const { rows } = await database.pool.query<{ headline: string; card: object }>(
    `select headline, card from artifact_version join artifact on artifact.id = artifact_id where job_id = $1`,
    [jobId],
  )
  expect(rows).toEqual([
    {
      headline: copy.headline,
      card: expect.objectContaining({ ...model, prompt_version: expect.any(String), seed: jobId }),
    },
  ])
  expect(await usedBy(jobId)).toEqual([
    { ...byWriter, calls: 1, input_tokens: 1_000, output_tokens: 50, cost_usd: 0.0024 },
  ])
  expect(worker.log).toContainEqual(expect.objectContaining({ failure: 'backend_unavailable', retry_after_ms: 2_000 }))
  await expectSilence(jobId)
}, 90_000)

test(
  'a key that is not accepted burns no job: jobs wait at the slow pace, and go on once it is mended',
  { tags: ['D-BACKOFF'], timeout: 90_000 },
  async () => {
    answering({ status: 401, error: { message: `provider said ${apiKey}`, type: 'invalid_api_key' } })
    const jobIds = await Promise.all([acceptJob(core, tenant), acceptJob(core, tenant)])
    await until(() => mock.getRequests().length === 2, { withinMs: 30_000, what: 'both jobs refused' })
    for (const jobId of jobIds) await until(async () => (await readJob(database, jobId)).state === 'running')
    answering(written(copy))
    for (const jobId of jobIds) expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 2 })
    expect(mock.getRequests()).toHaveLength(2)
    for (const jobId of jobIds) expect(await usedBy(jobId)).toMatchObject([{ ...byWriter, calls: 1 }])
    const refusals = worker.log.filter(({ failure }) => failure === 'backend_misconfigured')
    expect(refusals).toHaveLength(2)
    expect(refusals[0]).toMatchObject({ error: { name: 'ProviderError', code: 'invalid_key' }, retry_after_ms: 30_000 })
    expect(await readFigures()).toMatch(/^adcopy_provider_failures_total\{fault="invalid_key"\} 2$/m)
    for (const jobId of jobIds) await expectSilence(jobId)
  },
)

test('a job that fails after three answers has them on its account', async () => {
  answering(written({ title: canaryBrief }))
  const jobId = await acceptJob(core, tenant)
  expect(await untilEnded(database, jobId)).toEqual({ ...failedWith('generation_failed'), used: 1 })
  const figures = await readFigures()
  expect(figures).toMatch(/^adcopy_candidate_rejections_total\{check="copy"\} 3$/m)
  const shown = await verbs.showJob({ ctx: core.as({ kind: 'operator' }), input: { jobId } })
  expect(shown.failed_checks).toEqual(['copy'])
  expect(figures).toMatch(/^adcopy_model_calls_total\{role="writer"\} 3$/m)
  expect(figures).toMatch(/^adcopy_model_tokens_total\{role="writer",direction="input"\} 3000$/m)
  expect(figures).toMatch(/^adcopy_model_tokens_total\{role="writer",direction="output"\} 150$/m)
  expect(await usedBy(jobId)).toEqual([
    { ...byWriter, calls: 3, input_tokens: 3_000, output_tokens: 150, cost_usd: 0.0072 },
  ])
  await expectSilence(jobId)
}, 90_000)
