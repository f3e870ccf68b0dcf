import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { boundPipelines, parseEnvironment, type Environment } from '@adcopy/core'
import {
  createDatabaseMetrics,
  createJobMetrics,
  createLog,
  createReadiness,
  createRegistry,
  createRequestMetrics,
  createSignInMetrics,
  databaseCheck,
  drainOutput,
  serveOperations,
  startTracing,
  type Logger,
} from '@adcopy/telemetry'
import next from 'next'
import { closeWhenStopping } from './src/http/close-when-stopping.ts'
import { observeRequests } from './src/http/observe.ts'
import { createStrangerGuard } from './src/http/strangers.ts'
import { sharedServices } from './src/server/shared-services.ts'

// This limit is long, because members may upload large files over slow connections. `createStrangerGuard` applies a
// shorter limit to requests without a session.
const requestMsMax = 300_000
const headersMsMax = 10_000
const keepAliveMs = 65_000
const drainMsMax = 10_000

function readEnv(): Environment<'web'> {
  try {
    return parseEnvironment('web', process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return process.exit(1)
  }
}

async function start(env: Environment<'web'>, log: Logger): Promise<void> {
  const tracing = await startTracing('adcopy-web', log)
  const app = next({ dev: false, dir: import.meta.dirname, hostname: env.HOST, port: env.PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  await loadApplication(handle)
  const services = sharedServices()
  if (services === undefined) throw new Error('the application did not start')

  const registry = createRegistry()
  createDatabaseMetrics(registry, services.core)
  const [countJobs, countSignIns] = [createJobMetrics(registry), createSignInMetrics(registry)]
  services.observer = (event) => {
    countJobs(event)
    countSignIns(event)
  }
  const readiness = createReadiness({ database: databaseCheck(env.DATABASE_URL) })
  const { OPERATIONS_HOST: host, OPERATIONS_PORT } = env
  const operations =
    OPERATIONS_PORT === undefined
      ? undefined
      : await serveOperations({ host, port: OPERATIONS_PORT, readiness, registry })
  if (operations !== undefined) log.info({ host, port: operations.port }, 'serving operations')

  const sessions = await services.sessions
  const findMember = async ({ headers }: IncomingMessage) => {
    const session = await sessions.api
      .getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) })
      .catch(() => null)
    return session?.user.id
  }
  const guard = createStrangerGuard(findMember)
  boundPipelines()
  const observe = observeRequests(log, createRequestMetrics(registry))
  const server = createServer({
    requestTimeout: requestMsMax,
    headersTimeout: headersMsMax,
    keepAliveTimeout: keepAliveMs,
  })
  server.on('request', (request, response) => {
    // One packet may contain several requests. After `boundPipelines` has destroyed the socket, Node still emits the
    // remaining requests, which are ignored here.
    if (request.socket.destroyed || request.socket.writableEnded) return
    closeWhenStopping(server, response)
    observe(request, response, async () => {
      if (await guard(request, response)) await handle(request, response)
    }).catch(() => response.destroy())
  })
  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')
  log.info({ host: env.HOST, port: (server.address() as AddressInfo).port }, 'listening')

  const stop = async () => {
    readiness.drain()
    log.info('draining')
    await delay(env.DRAIN_DELAY_SECONDS * 1000)
    const closed = once(server, 'close')
    server.close() // closes only the connections that are idle at this moment
    await Promise.race([closed, delay(drainMsMax)])
    server.closeAllConnections()
    await app.close()
    await services.core.close()
    await tracing.shutdown()
    await operations?.close()
    await drainOutput()
    process.exit(0)
  }
  let stopped: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void (stopped ??= stop()))
}

/**
 * Next loads the application at the first request. A request to a temporary server makes Next do so before the first
 * client connects.
 */
async function loadApplication(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/problems`).then((response) => response.arrayBuffer())
  server.close()
  server.closeAllConnections()
}

const env = readEnv()
const log = createLog({ service: 'web', level: env.LOG_LEVEL })
start(env, log).catch((error: unknown) => {
  log.fatal({ error }, 'cannot start')
  process.exit(1)
})
