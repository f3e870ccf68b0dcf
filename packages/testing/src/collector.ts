import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from './listen.ts'

export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  startedNs: bigint
  endedNs: bigint
  attributes: Record<string, unknown>
}

export interface Collector {
  url: string
  spans(): CollectedSpan[]
  raw(): string
  close(): Promise<void>
}

interface Value {
  stringValue?: string
  intValue?: number | string
  boolValue?: boolean
}

interface Attribute {
  key: string
  value: Value
}

interface Export {
  resourceSpans: Array<{
    resource: { attributes: Attribute[] }
    scopeSpans: Array<{
      spans: Array<{
        name: string
        traceId: string
        spanId: string
        parentSpanId?: string
        startTimeUnixNano: string
        endTimeUnixNano: string
        attributes: Attribute[]
      }>
    }>
  }>
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue)]),
  )

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        bodies.push(body)
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
      },
      () => response.destroy(), // the sender ended during its request
    )
  })
  const { url, close } = await listen(server)
  return {
    url,
    close,
    raw: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              service: String(valuesOf(resource.attributes)['service.name']),
              name: span.name,
              traceId: span.traceId,
              spanId: span.spanId,
              parentSpanId: span.parentSpanId ?? '',
              startedNs: BigInt(span.startTimeUnixNano),
              endedNs: BigInt(span.endTimeUnixNano),
              attributes: valuesOf(span.attributes),
            })),
          ),
        ),
  }
}
