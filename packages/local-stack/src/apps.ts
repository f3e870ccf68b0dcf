import { join } from 'node:path'
import type { ProgramUrls } from './postgres/logins.ts'
import { probeHttp } from './probe-http.ts'
import type { Secrets } from './secrets.ts'
import type { Service } from './service.ts'
import type { TemporalTarget } from './temporal/probe.ts'

export interface Places {
  apiUrl: string
  webUrl: string
  databaseUrls: ProgramUrls
  temporal: TemporalTarget
  temporalUiUrl: string | null
  ports: { api: number; web: number; apiOperations: number; webOperations: number; workerOperations: number }
}

/**
 * V8 flags that limit memory. By default, the young generation grows to 128 MiB per isolate under load. A smaller one
 * causes more garbage collections. The api's limit is larger than the worker's, because with the worker's limit the api
 * would spend a quarter of its time on garbage collections.
 */
export const nodeFlags: Readonly<Record<'api' | 'worker', readonly string[]>> = {
  api: ['--max-semi-space-size=32', '--max-old-space-size=512'],
  worker: ['--max-semi-space-size=8', '--max-old-space-size=512'],
}

/**
 * By default, glibc creates a malloc arena per thread and returns little of its freed memory to the system, which costs
 * 40 MiB per worker.
 */
export const nodeEnv: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' }

const host = '127.0.0.1'
// The same time as in deploy/compose.yaml: a worker drains for 20 s by default, cancels its activities, waits another 3 s
// for them to release their jobs, and then closes its connections.
export const workerGraceMs = 35_000

export function appServices(
  root: string,
  logs: string,
  places: Places,
  secrets: Secrets,
): Record<'api' | 'web' | 'worker', Service> {
  const base: NodeJS.ProcessEnv = {
    ...nodeEnv,
    ...process.env,
    NODE_ENV: 'production',
    WEB_ORIGIN: places.webUrl,
    FINGERPRINT_KEYS: process.env['FINGERPRINT_KEYS'] || secrets.fingerprint_keys,
  }
  const app = (name: 'api' | 'web' | 'worker', args: readonly string[], env: Partial<NodeJS.ProcessEnv>) => ({
    name,
    command: process.execPath,
    args,
    cwd: join(root, 'apps', name),
    env: { ...base, DATABASE_URL: places.databaseUrls[name], ...env },
    logFile: join(logs, `${name}.log`),
    readyDeadlineMs: 60_000,
  })
  return {
    api: {
      ...app('api', [...nodeFlags.api, 'server.ts'], {
        HOST: host,
        PORT: String(places.ports.api),
        OPERATIONS_HOST: host,
        OPERATIONS_PORT: String(places.ports.apiOperations),
      }),
      probe: (signal) => probeHttp(`${places.apiUrl}/`, signal),
      stopSignals: [{ signal: 'SIGTERM', graceMs: 12_000 }],
    },
    web: {
      ...app('web', ['server.ts'], {
        HOST: host,
        PORT: String(places.ports.web),
        OPERATIONS_HOST: host,
        OPERATIONS_PORT: String(places.ports.webOperations),
        BETTER_AUTH_SECRET: process.env['BETTER_AUTH_SECRET'] || secrets.better_auth_secret,
        API_ORIGIN: places.apiUrl,
        TEMPORAL_NAMESPACE: places.temporal.namespace,
        ...(places.temporalUiUrl !== null && { TEMPORAL_UI_URL: places.temporalUiUrl }),
      }),
      probe: (signal) => probeHttp(`${places.webUrl}/`, signal),
      stopSignals: [{ signal: 'SIGTERM', graceMs: 8_000 }],
    },
    worker: {
      ...app('worker', [...nodeFlags.worker, 'src/main.ts'], {
        OPERATIONS_HOST: host,
        OPERATIONS_PORT: String(places.ports.workerOperations),
        TEMPORAL_ADDRESS: places.temporal.address,
        TEMPORAL_NAMESPACE: places.temporal.namespace,
        TEMPORAL_TLS: String(Boolean(places.temporal.tls)),
        TEMPORAL_API_KEY: places.temporal.apiKey,
      }),
      stopSignals: [{ signal: 'SIGTERM', graceMs: workerGraceMs }],
      // Accepted jobs wait for the worker, so a worker that cannot start must not prevent the other programs from
      // starting.
      retriedFromTheStart: true,
    },
  }
}
