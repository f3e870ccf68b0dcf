import { request as httpRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import {
  createInstance,
  type getHttpOperationsFromSpec,
  type IHttpProxyConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
} from '@stoplight/prism-http'

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

export interface Passed {
  /** Responses that were compared with the document. */
  judged: number
  /** Responses for a path or method that the document does not contain. */
  undescribed: number
  violating: number
}

interface Upstream {
  status: number
  rawHeaders: string[]
  headers: Record<string, string>
  body: Buffer
}

const violationsShown = 5
const silence = (): void => undefined
// Prism does not need to log its findings, because the proxy returns them in a response header.
const logger = { trace: silence, debug: silence, info: silence, warn: silence, error: silence, child: () => logger }

/**
 * The response header `sl-violations` contains Prism's findings. The proxy forwards requests itself, because Prism's
 * own client would parse and rewrite their bodies. That would repair many of the malformed requests that the suite
 * sends deliberately.
 */
export function createProxy({
  operations,
  upstream,
  passed,
}: {
  operations: Operations
  upstream: string
  passed: Passed
}): RequestListener {
  const config: IHttpProxyConfig = {
    isProxy: true,
    upstream: new URL(upstream),
    upstreamProxy: undefined,
    mock: { dynamic: false },
    // Requests are not validated, because the suite deliberately sends invalid ones, some with media types that make
    // Prism throw.
    checkSecurity: false,
    validateRequest: false,
    validateResponse: true,
    errors: false,
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const received = await send(upstream, request, body)
    const asked = toPrismRequest(request, body)
    if (asked.url.path.endsWith('/')) {
      // Prism would accept the empty last segment as an `{id}`, but a path parameter in OpenAPI is never empty.
      passed.undescribed += 1
      response.writeHead(received.status, received.rawHeaders).end(received.body)
      return
    }
    const forward: PrismHttpComponents['forward'] = () => () => () =>
      Promise.resolve({ _tag: 'Right', right: toPrismResponse(received) })
    const prism = createInstance(config, { logger, forward })
    const judged = await prism.request(asked, operations, config)()
    if (judged._tag === 'Left') throw judged.left
    const { input, output } = judged.right.validations
    const undescribed = input.some(({ message }) => message === 'Selected route not found')
    passed[undescribed ? 'undescribed' : 'judged'] += 1
    const violations = output.map(({ path = [], code, message, severity }) => ({
      location: ['response', ...path],
      severity,
      code,
      message,
    }))
    const raw = [...received.rawHeaders]
    if (violations.length > 0) {
      passed.violating += 1
      raw.push('sl-violations', JSON.stringify(violations.slice(0, violationsShown)))
    }
    response.writeHead(received.status, raw).end(received.body)
  }

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      const failure = { location: ['response'], severity: 0, message: String(error) }
      response.writeHead(502, { 'sl-violations': JSON.stringify([failure]) }).end()
    })
  }
}

function send(upstream: string, { method = 'GET', url = '/', rawHeaders }: IncomingMessage, body: Buffer) {
  const { hostname, port } = new URL(upstream)
  return new Promise<Upstream>((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, method, path: url, headers: rawHeaders }, (incoming) => {
      buffer(incoming).then(
        (received) =>
          resolve({
            status: incoming.statusCode ?? 0,
            rawHeaders: incoming.rawHeaders,
            headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
            body: received,
          }),
        reject,
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function toPrismRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): IHttpRequest {
  const { pathname, searchParams } = new URL(url, 'http://upstream.example')
  return {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path: pathname, query: Object.fromEntries(searchParams) },
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body.length === 0 ? undefined : parsed(body),
  }
}

function toPrismResponse({ status, headers, body }: Upstream): IHttpResponse {
  return { statusCode: status, headers, body: parsed(body) }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return body.toString('utf8')
  }
}
