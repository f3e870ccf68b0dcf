import type { SpanContext } from '@opentelemetry/api'
import type { Logger } from '../logs/create-log.ts'

/** A finished span whose ids were chosen where no SDK runs. */
export interface PastSpan {
  name: string
  spanId: string
  parent: SpanContext
  startedAt: Date
  endedAt: Date
  failed: boolean
  attributes: Record<string, string>
}

/** The traces of one process. */
export interface Tracing {
  enabled: boolean
  record(span: PastSpan): void
  /** Exports pending spans, for two seconds at most: an unreachable collector must not delay a shutdown. */
  shutdown(): Promise<void>
}

const off: Tracing = { enabled: false, record: () => undefined, shutdown: async () => undefined }

/**
 * Turns traces on when OpenTelemetry's variables name a collector (`OTEL_EXPORTER_OTLP_ENDPOINT` or
 * `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`) and none turns them off. Otherwise the SDK is not loaded.
 */
export async function startTracing(service: string, log: Logger, env = process.env): Promise<Tracing> {
  if (!isWanted(env)) return off
  const { startSdk } = await import('./sdk.ts')
  return startSdk(service, log, env)
}

function isWanted(env: NodeJS.ProcessEnv): boolean {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return false
  if (!['', 'otlp'].includes(env['OTEL_TRACES_EXPORTER'] ?? '')) return false
  return Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
}
