import { setTimeout as delay } from 'node:timers/promises'
import { context, diag, DiagLogLevel, ROOT_CONTEXT, SpanStatusCode, trace, type SpanContext } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Logger } from '../logs/create-log.ts'
import { samplerOf } from './sampler.ts'

/** A finished span from code that cannot use the SDK, such as a workflow. That code has already chosen `spanId`. */
export interface PastSpan {
  name: string
  spanId: string
  parent: SpanContext
  startedAt: Date
  endedAt: Date
  failed: boolean
  attributes: Record<string, string>
}

export interface Tracing {
  enabled: boolean
  record(span: PastSpan): void
  /** Gives up after two seconds, so that an unreachable collector does not delay the shutdown. */
  shutdown(): Promise<void>
}

const flushMsMax = 2_000
const scheduleMsDefault = 5_000

/** If `chosen` is set, the next span gets that id. */
class Ids extends RandomIdGenerator {
  chosen: string | undefined

  override generateSpanId(): string {
    const id = this.chosen ?? super.generateSpanId()
    this.chosen = undefined
    return id
  }
}

/**
 * Hides the path and the query that Next adds to spans. A path may contain the secret of a review link, and a query may
 * contain personal data. `http.route` still identifies the requested page.
 */
const withoutTargets: SpanProcessor = {
  onStart(span) {
    if (span.attributes['http.target'] !== undefined) span.setAttribute('http.target', 'hidden')
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

/** The exporter reads its endpoint, headers and time-outs from OpenTelemetry's environment variables. */
export function startSdk(service: string, log: Logger, env: NodeJS.ProcessEnv): Tracing {
  const told = (line: string) => log.warn({ part: 'opentelemetry' }, line)
  const ignore = () => undefined
  diag.setLogger({ error: told, warn: told, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
  const ids = new Ids()
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'ad-copy' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(env),
    idGenerator: ids,
    spanProcessors: [
      withoutTargets,
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: Number(env['OTEL_BSP_SCHEDULE_DELAY']) || scheduleMsDefault,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('@adcopy/telemetry')
  return {
    enabled: true,
    record({ name, spanId, parent, startedAt, endedAt, failed, attributes }) {
      ids.chosen = spanId
      const within = trace.setSpanContext(ROOT_CONTEXT, parent)
      const span = tracer.startSpan(name, { startTime: startedAt, attributes }, within)
      ids.chosen = undefined
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endedAt)
    },
    async shutdown() {
      await Promise.race([provider.shutdown().catch(() => undefined), delay(flushMsMax, undefined, { ref: false })])
    },
  }
}
