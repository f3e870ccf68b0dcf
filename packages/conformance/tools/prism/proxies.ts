// Runs Prism proxies for the REST suite. The argument is the path of the OpenAPI document. The program prints the URL
// of its control server. A POST of `{upstream}` to this URL starts a proxy for that upstream and returns the proxy's
// `{url}`. A GET returns the response counts of all proxies together.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createProxy, type Passed } from './proxy.ts'

const [document = ''] = process.argv.slice(2)
const operations = await getHttpOperationsFromSpec(document)
const passed: Passed = { judged: 0, undescribed: 0, violating: 0 }

const control = await listen((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
})
process.stdout.write(`${control}\n`)

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('content-type', 'application/json')
  if (request.method !== 'POST') {
    response.end(JSON.stringify(passed))
    return
  }
  const { upstream } = JSON.parse(await text(request)) as { upstream: string }
  response.end(JSON.stringify({ url: await listen(createProxy({ operations, upstream, passed })) }))
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
