import type { Logger } from '../logs/create-log.ts'
import type { Tracing } from './sdk.ts'

const off: Tracing = { enabled: false, record: () => undefined, shutdown: async () => undefined }

/**
 * Enables tracing if `OTEL_EXPORTER_OTLP_ENDPOINT` or `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` is set and no OpenTelemetry
 * variable disables it. Otherwise the SDK is not loaded.
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
