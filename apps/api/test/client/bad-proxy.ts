import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { problems, type ProblemCode } from '@adcopy/contract'
import { listen, type Listening } from '@adcopy/testing'

export const fates = [
  'passes',
  'is lost',
  'is answered to nobody',
  'is cut in the answer',
  'is late',
  'arrives twice',
  'meets rate_limited',
  'meets unavailable',
  'meets a page',
] as const

export type Fate = (typeof fates)[number]

export interface Passed {
  method: string
  path: string
  key: string | undefined
  atMs: number
  /** The time at which the proxy had received the API's complete response. */
  answeredAtMs?: number
  retryAfter?: string | null
}

export interface BadProxy extends Listening {
  passed: Passed[]
}

export async function startBadProxy(upstream: string, fateOf: (request: Passed) => Fate): Promise<BadProxy> {
  const passed: Passed[] = []
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request
    const key = headers['idempotency-key'] as string | undefined
    const entry: Passed = { method, path, key, atMs: performance.now() }
    passed.push(entry)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const fate = fateOf(entry)
    if (fate === 'is lost') return void response.destroy()
    if (fate === 'meets rate_limited') return refuse(response, 'rate_limited')
    if (fate === 'meets unavailable') return refuse(response, 'unavailable')
    if (fate === 'meets a page')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway')
    if (fate === 'is late') await sleep(300)
    const { host: _host, connection: _connection, ...kept } = headers
    const send = () =>
      fetch(upstream + path, {
        method,
        headers: kept as Record<string, string>,
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      })
    const answers = await Promise.all(fate === 'arrives twice' ? [send(), send()] : [send()])
    const answer = answers.at(-1)!
    const body = Buffer.from(await answer.arrayBuffer())
    entry.answeredAtMs = performance.now()
    if (fate === 'is answered to nobody') return void response.destroy()
    entry.retryAfter = answer.headers.get('retry-after')
    const { connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...own } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, { ...own, 'content-length': body.length })
    if (fate !== 'is cut in the answer') return void response.end(body)
    response.write(body.subarray(0, 20), () => response.destroy())
  }
  return { ...(await listen(server)), passed }
}

function refuse(response: ServerResponse, code: ProblemCode): void {
  const { status, title, detail } = problems[code]
  const type = `http://web.example/problems/${code}`
  response.writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '1' })
  response.end(JSON.stringify({ type, title, status, detail, request_id: `req_${'0'.repeat(24)}` }))
}
