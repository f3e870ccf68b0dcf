import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, setUpCore, temporaryFolder, until } from '@adcopy/testing'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { untilEnded } from './support/jobs.ts'
import { ensureBundle, startWorker, type WorkerProcess } from './support/worker-process.ts'

// Every word of the brief is unusual. The copy that the provider returns contains one of these words.
const brief = 'cinnabarine pomander, coppersmith'
const words = /cinnabar|pomander|coppersmith/i

const mock = new LLMock({ port: 0, logLevel: 'silent' })
const { core, database } = await setUpCore()
let worker: WorkerProcess

beforeAll(async () => {
  await Promise.all([ensureBundle(), mock.start()])
  const content = JSON.stringify({
    headline: 'Calmer evenings',
    primary_text: 'Some evenings end with one more thing to look for. There is a calmer way, pomander in hand.',
    description: null,
    support: [],
  })
  mock.addFixture({ match: {}, response: { content } })
})

afterEach(() => worker.kill('SIGKILL'))

afterAll(() => mock.stop())

/** The worker writes a heap snapshot to a folder when it receives SIGUSR2. */
function start(name: string, env: Record<string, string>): { readHeap: () => Promise<string> } {
  const folder = temporaryFolder()
  const settings = {
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
    DATABASE_URL: database.urls.worker,
    TEMPORAL_TASK_QUEUE: `heap-${name}-${process.pid}`,
    GENERATION_BACKEND: 'openai-compatible',
    GENERATION_MODEL: 'llama-3.3-70b',
    GENERATION_BASE_URL: `${mock.url}/v1`,
    GENERATION_API_KEY: 'key',
    ...env,
  }
  // By default, a snapshot contains only the first 1,024 characters of a string.
  worker = startWorker(settings, undefined, ['--heap-snapshot-string-limit=1000000'])
  const isWhole = (file: string) => existsSync(file) && readFileSync(file, 'utf8').trimEnd().endsWith(']}')
  const readHeap = async () => {
    process.kill(worker.pid, 'SIGUSR2')
    const written = async () =>
      readdirSync(folder)
        .map((entry) => join(folder, entry))
        .find(isWhole)
    return readFileSync(await until(written, { withinMs: 60_000, what: 'a heap snapshot' }), 'utf8')
  }
  return { readHeap }
}

function expectForgotten(heap: string): void {
  // The writer's instructions end with this sentence. The match proves that the search finds long strings.
  expect(heap).toContain('Mend these and keep the rest.')
  const at = heap.search(words)
  expect(at === -1 ? '' : heap.slice(Math.max(0, at - 80), at + 200)).toBe('')
}

test.each(['composer', 'openai-compatible'])(
  'a worker with %s holds nothing of a brief once its job has succeeded',
  { timeout: 180_000 },
  async (backend) => {
    const { readHeap } = start(backend, { GENERATION_BACKEND: backend, VERIFIER_BACKEND: 'none' })
    const jobId = await acceptJob(core, await createTenant(core), { brief })
    expect(await untilEnded(database, jobId)).toMatchObject({ state: 'succeeded' })
    await until(() => worker.log.some(({ msg }) => msg === 'job succeeded'), { what: 'the end of the activity' })
    expectForgotten(await readHeap())
  },
)

test('a draft that waits for the verifier is dropped when its job ends elsewhere', { timeout: 180_000 }, async () => {
  const { readHeap } = start('kept', { VERIFIER_BASE_URL: 'http://127.0.0.1:1/v1' })
  const jobId = await acceptJob(core, await createTenant(core), { brief })
  await until(() => worker.log.some(({ msg }) => msg === 'will be tried again'), {
    withinMs: 60_000,
    what: 'a kept draft',
  })
  await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'internal_error' } })
  await until(() => worker.log.some(({ msg }) => msg === 'drafts of ended jobs were dropped'), {
    what: 'the draft to go',
  })
  expectForgotten(await readHeap())
})
