import { createCore, createTokenUseRecorder, type Core } from '@adcopy/core'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'
import { describeCause } from './describe-cause.ts'
import { createHandleRest, type HandleRest, type RestEvent } from './rest/handle-rest.ts'
import { createLimiter } from './rest/limiter.ts'

/** The public API of one process. */
export interface Api {
  core: Core
  log: Logger
  handleRest: HandleRest
  /** Base of problem types, for the entry's own refusals. */
  problemsBase: string
  close(): Promise<void>
}

const tokenUseEveryMs = 5_000

/** Builds the API from its environment, logging to standard output unless told. Nothing is connected before the first request. */
export function composeApi(env: Env, logTo: DestinationStream = pino.destination(1)): Api {
  const log = pino({ name: 'api', level: env.LOG_LEVEL }, logTo)
  const webOrigin = env.WEB_ORIGIN.replace(/\/$/, '')
  const core = createCore({
    database: {
      url: env.DATABASE_URL,
      poolConnectionsMax: env.DATABASE_POOL_MAX,
      onIdleError: (code) => log.warn({ code }, 'an idle database connection broke'),
    },
    fingerprintKeys: env.FINGERPRINT_KEYS,
    settings: {
      webOrigin,
      publicApiEnabled: env.PUBLIC_API_ENABLED,
      jobDeadlineSeconds: env.JOB_DEADLINE_SECONDS,
    },
  })
  const uses = createTokenUseRecorder(core.deps.db, {
    everyMs: tokenUseEveryMs,
    onError: (error) => log.warn({ cause: describeCause(error) }, 'token use was not recorded'),
  })
  const problemsBase = env.PROBLEMS_BASE?.replace(/\/$/, '') ?? `${webOrigin}/problems`
  const handleRest = createHandleRest({
    core,
    limiters: {
      token: createLimiter({ name: 'token', quota: env.RATE_LIMIT_TOKEN_PER_MINUTE }),
      ip: createLimiter({ name: 'ip', quota: env.RATE_LIMIT_IP_PER_MINUTE }),
    },
    problemsBase,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    recordTokenUse: (tokenId) => uses.record(tokenId),
    observe: (event) => logRequest(log, event),
  })
  return {
    core,
    log,
    handleRest,
    problemsBase,
    async close() {
      await uses.close()
      await core.close()
    },
  }
}

function logRequest(log: Logger, { requestId, problem, durationMs, ...event }: RestEvent): void {
  const line = {
    request_id: requestId,
    operation: event.operationId,
    status: event.status,
    duration_ms: Math.round(durationMs * 10) / 10,
    workspace_id: event.workspaceId,
    token_id: event.tokenId,
    problem: problem?.code,
    cause: problem?.cause === undefined ? undefined : describeCause(problem.cause),
  }
  if (event.status >= 500) log.error(line, 'request failed')
  else log.info(line, 'request')
}
