import type { Environment } from '@adcopy/core'
import { serveOperations, startTracing, type OperationsServer } from '@adcopy/telemetry'
import type { Api } from './compose.ts'

export interface Operations {
  close(): Promise<void>
}

export async function startOperations(api: Api, env: Environment<'api'>): Promise<Operations> {
  const { log, readiness, registry } = api
  const tracing = await startTracing('adcopy-api', log)
  let server: OperationsServer | undefined
  if (env.OPERATIONS_PORT !== undefined) {
    const host = env.OPERATIONS_HOST
    server = await serveOperations({ host, port: env.OPERATIONS_PORT, readiness, registry })
    log.info({ host, port: server.port }, 'serving operations')
  }
  return {
    async close() {
      await tracing.shutdown()
      await server?.close()
    },
  }
}

/** Makes `/readyz` report unready at SIGTERM or SIGINT. Only for Next, which closes its server itself. */
export function drainOnSignals({ readiness }: Api): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => readiness.drain())
}
