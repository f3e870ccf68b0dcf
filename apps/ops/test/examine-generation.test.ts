import { createServer } from 'node:http'
import { listen, type Listening } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineGeneration } from '../src/examine-generation.ts'

/** A model server that requires a key. `otherRequests` does not count requests for the model list. */
let server: Listening
let otherRequests = 0
const key = 'sk-of-the-server'

beforeAll(async () => {
  const models = createServer(({ url, headers }, response) => {
    if (url === '/silent/models') return
    if (url !== '/v1/models') otherRequests += 1
    const status = url === '/moved/models' ? 307 : headers.authorization === `Bearer ${key}` ? 200 : 401
    response.writeHead(status, { connection: 'close', location: '/v1/models' }).end('{"data":[]}')
  })
  server = await listen(models)
})
afterAll(() => server.close())

async function examine(variables: Record<string, string>) {
  const findings = { wrong: [] as string[], notices: [] as string[] }
  return { report: await examineGeneration(variables, findings), ...findings }
}

const local = (more: Record<string, string> = {}) => ({
  GENERATION_BACKEND: 'openai-compatible',
  GENERATION_MODEL: 'llama3.3',
  GENERATION_BASE_URL: `${server.url}/v1`,
  GENERATION_API_KEY: key,
  ...more,
})

test('warns that a worker without a model writes offline drafts', async () => {
  expect(await examine({ GENERATION_BACKEND: '' })).toEqual({
    report: { writer: { backend: 'composer' }, verifier: { backend: 'none' } },
    wrong: [],
    notices: [expect.stringContaining('writes offline drafts')],
  })
})

test('reports backend, model and address of both roles, and that a key is set, without the key', async () => {
  const role = { backend: 'openai-compatible', address: `${server.url}/v1`, key: 'set', answers: true }
  const examined = await examine(local({ VERIFIER_MODEL: 'qwen3' }))
  expect(examined).toEqual({
    report: { writer: { ...role, model: 'llama3.3' }, verifier: { ...role, model: 'qwen3' } },
    wrong: [],
    notices: [],
  })
  expect(JSON.stringify(examined)).not.toContain(key)
  expect(otherRequests).toBe(0)
})

test('does not contact a provider that charges per call', async () => {
  const paid = { GENERATION_BACKEND: 'openai', GENERATION_MODEL: 'gpt-5', OPENAI_API_KEY: 'sk-x' }
  const role = { backend: 'openai', model: 'gpt-5', address: null, key: 'set', answers: null }
  expect(await examine(paid)).toEqual({ report: { writer: role, verifier: role }, wrong: [], notices: [] })
})

test('warns about a model without a verifier', async () => {
  expect(await examine(local({ VERIFIER_BACKEND: 'none' }))).toMatchObject({
    report: { verifier: { backend: 'none' } },
    wrong: [],
    notices: [expect.stringContaining('VERIFIER_BACKEND is none')],
  })
})

async function closedPort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}

test.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
  [
    'does not answer (ECONNREFUSED)',
    async () => ({ GENERATION_BASE_URL: `http://127.0.0.1:${await closedPort()}/v1` }),
  ],
  ['does not answer (TimeoutError)', () => ({ GENERATION_BASE_URL: `${server.url}/silent` })],
  ['refuses the key', () => ({ GENERATION_API_KEY: 'sk-other' })],
  ['asks for a key', () => ({ GENERATION_API_KEY: '' })],
  ['answers with status 307', () => ({ GENERATION_BASE_URL: `${server.url}/moved` })],
])('a server that %s is wrong', async (fault, variables) => {
  const { report, wrong } = await examine(local({ ...(await variables()), VERIFIER_BACKEND: 'none' }))
  expect(report?.writer.answers).toBe(false)
  expect(wrong).toEqual([expect.stringContaining(fault)])
})

test('lists the variables that keep a worker from starting, without their values', async () => {
  const examined = await examine({
    GENERATION_BACKEND: 'anthropic',
    GENERATION_TIMEOUT_SECONDS: 'soon',
    VERIFIER_API_KEY: 'a b',
  })
  expect(examined).toMatchObject({ report: null, notices: [] })
  expect(examined.wrong.map((line) => line.split(' ')[0])).toEqual(['GENERATION_TIMEOUT_SECONDS', 'VERIFIER_API_KEY'])
  expect((await examine({ GENERATION_BACKEND: 'anthropic' })).wrong).toEqual([
    'GENERATION_MODEL is not set; a worker with these variables does not start',
    'ANTHROPIC_API_KEY is not set; a worker with these variables does not start',
  ])
})
