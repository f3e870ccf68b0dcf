import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from '../metrics/registry.ts'
import type { Readiness } from './readiness.ts'

export interface OperationsOptions {
  host: string
  port: number
  readiness: Readiness
  registry: Registry
}

export interface OperationsServer {
  port: number
  close(): Promise<void>
}

const requestMsMax = 5_000

/**
 * A separate port is used, so that the public API has only its four operations. Requests are not authenticated, so the
 * network must restrict access to the port. Rejects if the port cannot be bound.
 */
export async function serveOperations(options: OperationsOptions): Promise<OperationsServer> {
  const { readiness, registry } = options
  const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
    // A process that responds is alive. Faults of its dependencies are reported only by `/readyz`, because a failing
    // `/healthz` causes a restart, which would not fix them.
    '/healthz': async (response) => sendJson(response, 200, { status: 'alive' }),
    '/readyz': async (response) => {
      const report = await readiness.report()
      sendJson(response, report.status === 'ready' ? 200 : 503, report)
    },
    '/metrics': async (response) => {
      send(response, 200, registry.contentType, await registry.metrics())
    },
  }
  const server = createServer({ requestTimeout: requestMsMax, headersTimeout: requestMsMax }, (request, response) => {
    const page = pages[(request.url ?? '').split('?')[0] ?? '']
    if (page === undefined) sendJson(response, 404, { status: 'unknown' })
    else if (request.method !== 'GET' && request.method !== 'HEAD') sendJson(response, 405, { status: 'unknown' })
    else page(response).catch(() => response.destroy())
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', `${JSON.stringify(body)}\n`)
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
