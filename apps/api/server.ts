import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnvironment, type Environment } from '@adcopy/core'
import { drainOutput } from '@adcopy/telemetry'
import { composeApi, type Api } from './src/compose.ts'
import { createServer } from './src/create-server.ts'
import { keepDeadlines } from './src/keep-deadlines.ts'
import { startOperations } from './src/operations.ts'

const drainMsMax = 10_000

async function start(api: Api, env: Environment<'api'>): Promise<void> {
  const operations = await startOperations(api, env)
  const server = createServer({ handleRest: api.handleRest, problemsBase: api.problemsBase, onFault: api.onFault })
  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  api.log.info({ host: env.HOST, port }, 'listening')
  const deadlines = keepDeadlines(api)

  const stop = async () => {
    // `/readyz` now reports the API as unready. The delay gives a load balancer time to stop sending requests before
    // the server refuses connections.
    api.readiness.drain()
    api.log.info('draining')
    await delay(env.DRAIN_DELAY_SECONDS * 1000)
    // `server.close` ends idle connections now and busy connections after their response.
    const closed = once(server, 'close')
    server.close()
    await Promise.race([closed, delay(drainMsMax)])
    server.closeAllConnections()
    await deadlines.close()
    await api.close()
    await operations.close()
    await drainOutput()
    process.exit(0)
  }
  let stopped: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void (stopped ??= stop()))
}

function readEnv(): Environment<'api'> {
  try {
    return parseEnvironment('api', process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return process.exit(1)
  }
}

const env = readEnv()
const api = composeApi(env)
start(api, env).catch((error: unknown) => {
  api.log.fatal({ error }, 'cannot listen')
  process.exit(1)
})
