import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { problems, type ProblemCode } from '@adcopy/contract'
import { listen } from '@adcopy/testing'

export const fates = [
  'passes',
  'is lost',
  'is answered to no client',
  'is cut in the answer',
  'is late',
  'arrives after its retry',
  'arrives twice',
  'meets rate_limited',
  'meets unavailable',
  'meets a page',
] as const

export type Fate = (typeof fates)[number]

interface Passed {
  method: string
  fate: Fate
  /** Status of the API's response; undefined if the request did not reach the API. */
  status?: number
}

interface Route {
  url: string
  plan: readonly Fate[]
  passed: Passed[]
  /** Waits until all requests are handled, even those for which the client no longer waits. */
  settle: () => Promise<unknown>
}

interface OpenRoute extends Route {
  handled: Promise<unknown>[]
  held: Array<() => void>
}

export interface BadProxy {
  /** The n-th GET and the n-th POST of a route meet the n-th fate of its plan. All further requests pass. */
  route(...plan: Fate[]): Route
  close: () => Promise<void>
}

export async function startBadProxy(upstream: string): Promise<BadProxy> {
  const routes: OpenRoute[] = []
  const server = createServer((request, response) => {
    const [, index, ...path] = request.url!.split('/')
    const route = routes[Number(index)]!
    route.handled.push(
      handle(`${upstream}/${path.join('/')}`, route, request, response).catch(() => response.destroy()),
    )
  })
  const { url, close } = await listen(server)
  return {
    route(...plan) {
      const handled: Promise<unknown>[] = []
      const settle = () => Promise.all(handled)
      const route = { url: `${url}/${routes.length}`, plan, passed: [], settle, handled, held: [] }
      routes.push(route)
      return route
    },
    close,
  }
}

async function handle(
  url: string,
  { plan, passed, held }: OpenRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', headers } = request
  const fate = plan[passed.filter((earlier) => earlier.method === method).length] ?? 'passes'
  const entry: Passed = { method, fate }
  passed.push(entry)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (fate === 'arrives after its retry') await new Promise<void>((resolve) => held.push(resolve))
  try {
    await meet()
  } finally {
    for (const release of held.splice(0)) release()
  }

  async function meet(): Promise<unknown> {
    if (fate === 'is lost') return response.destroy()
    if (fate === 'meets rate_limited') return refuse(response, 'rate_limited')
    if (fate === 'meets unavailable') return refuse(response, 'unavailable')
    if (fate === 'meets a page') return response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway')
    if (fate === 'is late') await sleep(300)
    const { host: _host, connection: _connection, ...kept } = headers as Record<string, string>
    const send = () => fetch(url, { method, headers: kept, ...(method === 'POST' && { body: Buffer.concat(chunks) }) })
    const answers = await Promise.all(fate === 'arrives twice' ? [send(), send()] : [send()])
    const answer = answers.at(-1)!
    const body = Buffer.from(await answer.arrayBuffer())
    entry.status = answer.status
    if (fate === 'is answered to no client') return response.destroy()
    const { connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...own } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, { ...own, 'content-length': body.length })
    if (fate !== 'is cut in the answer') return response.end(body)
    return response.write(body.subarray(0, 20), () => response.destroy())
  }
}

function refuse(response: ServerResponse, code: ProblemCode): void {
  const { status, title, detail } = problems[code]
  const type = `http://web.example/problems/${code}`
  response.writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '1' })
  response.end(JSON.stringify({ type, title, status, detail, request_id: `req_${'0'.repeat(24)}` }))
}
