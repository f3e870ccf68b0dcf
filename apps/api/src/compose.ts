import { createCore, type Core, type Environment } from '@adcopy/core'
import {
  createDatabaseMetrics,
  createJobMetrics,
  createLog,
  createPlainLog,
  createReadiness,
  createRegistry,
  createRequestMetrics,
  databaseCheck,
  type DestinationStream,
  type Logger,
  type Readiness,
  type Registry,
} from '@adcopy/telemetry'
import { observeRequests } from './observe-requests.ts'
import { createHandleRest, type HandleRest } from './rest/handle-rest.ts'
import { createLimiter } from './rest/limiter.ts'
import { traceRequests } from './trace-requests.ts'

export interface Api {
  core: Core
  log: Logger
  handleRest: HandleRest
  /** Base URL for the `type` of problems. The server needs it for HTTP-level errors, which bypass `handleRest`. */
  problemsBase: string
  onFault: (requestId: string, code: string) => void
  registry: Registry
  readiness: Readiness
  close(): Promise<void>
}

const tokenUseEveryMs = 5_000

/** Opens no database connection: the first query does. */
export function composeApi(env: Environment<'api'>, logTo?: DestinationStream): Api {
  const logging = { service: 'api', level: env.LOG_LEVEL, ...(logTo !== undefined && { destination: logTo }) }
  const log = createLog(logging)
  const registry = createRegistry()
  const requests = createRequestMetrics(registry)
  const webOrigin = env.WEB_ORIGIN
  const core = createCore({
    database: {
      url: env.DATABASE_URL,
      poolConnectionsMax: env.DATABASE_POOL_MAX,
      applicationName: 'ad-copy-api',
      onIdleError: (code) => log.warn({ code }, 'an idle database connection broke'),
    },
    fingerprintKeys: env.FINGERPRINT_KEYS,
    settings: {
      webOrigin,
      publicApiEnabled: env.PUBLIC_API_ENABLED,
      jobDeadlineSeconds: env.JOB_DEADLINE_SECONDS,
    },
    observe: createJobMetrics(registry),
  })
  createDatabaseMetrics(registry, core)
  const uses = core.recordTokenUse({
    everyMs: tokenUseEveryMs,
    onError: (error) => log.warn({ error }, 'token use was not recorded'),
  })
  const problemsBase = env.PROBLEMS_BASE ?? `${webOrigin}/problems`
  const handleRest = createHandleRest({
    core,
    limiters: {
      token: createLimiter({ name: 'token', quota: env.RATE_LIMIT_TOKEN_PER_MINUTE }),
      ip: createLimiter({ name: 'ip', quota: env.RATE_LIMIT_IP_PER_MINUTE }),
    },
    problemsBase,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    recordTokenUse: (tokenId) => uses.record(tokenId),
    observe: observeRequests(log, createPlainLog(logging), requests),
  })
  return {
    core,
    log,
    handleRest: traceRequests(handleRest),
    problemsBase,
    onFault(request_id, code) {
      requests.faulted()
      log.info({ request_id, code }, 'not a request')
    },
    registry,
    readiness: createReadiness({ database: databaseCheck(env.DATABASE_URL) }),
    async close() {
      await uses.close()
      await core.close()
    },
  }
}
