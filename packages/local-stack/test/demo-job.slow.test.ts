import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { listen } from '@adcopy/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createCommand, runDemoJob, type Api } from '../src/demo-job.ts'

interface Step {
  status: number
  body: object
  headers?: Record<string, string>
}

async function serve(steps: (Step | 'drop')[]): Promise<{ api: Api; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const listener: RequestListener = (request, response) => {
    requests.push(request)
    const step = steps.shift() ?? { status: 500, body: {} }
    if (step === 'drop') return request.destroy()
    response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
    return response.end(JSON.stringify(step.body))
  }
  const { url, close } = await listen(createServer(listener))
  onTestFinished(close)
  return { api: { apiUrl: url, token: 'acp_x' }, requests }
}

const accepted = { status: 202, body: { id: 'acg_1', status: 'queued' }, headers: { location: '/jobs/acg_1' } }
const ended = { status: 200, body: { id: 'acg_1', status: 'succeeded' } }

test('the job is polled at its Location, sooner than partners poll', { tags: ['EVENT-1'] }, async () => {
  const { api, requests } = await serve([{ ...accepted, headers: { ...accepted.headers, 'retry-after': '30' } }, ended])
  expect(await runDemoJob(api, {}, () => undefined)).toEqual(ended.body)
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/v1/ad-copy-generations',
    'GET /jobs/acg_1',
  ])
})

test('a request that the API cannot serve is sent again after Retry-After', async () => {
  const { api } = await serve([{ status: 503, body: {}, headers: { 'retry-after': '2' } }, accepted, ended])
  const began = performance.now()
  expect(await runDemoJob(api, {}, () => undefined)).toEqual(ended.body)
  expect(performance.now() - began).toBeGreaterThan(1_950)
})

test('an API that restarts meanwhile receives the same idempotency key again', async () => {
  const { api, requests } = await serve(['drop', { status: 503, body: {} }, accepted, 'drop', ended])
  expect(await runDemoJob(api, {}, () => undefined)).toEqual(ended.body)
  const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('a refusal ends it and is shown', async () => {
  const { api } = await serve([{ status: 403, body: { title: 'Frozen' } }])
  await expect(runDemoJob(api, {}, () => undefined)).rejects.toThrow(
    'refused the demo job with 403: {"title":"Frozen"}',
  )
})

test('the printed command survives a quote in the brief', () => {
  const command = createCommand({ apiUrl: 'http://a', token: 't' }, { brief: "It's here" })
  expect(command).toContain(String.raw`-d '{"brief":"It'\''s here"}'`)
})
