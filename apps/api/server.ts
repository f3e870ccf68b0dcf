import type { AddressInfo } from 'node:net'
import { composeApi } from './src/compose.ts'
import { createServer } from './src/create-server.ts'
import { parseEnv } from './src/env.ts'

const drainMsMax = 10_000

function start(): void {
  const env = readEnv()
  const api = composeApi(env)
  const server = createServer({
    handleRest: api.handleRest,
    problemsBase: api.problemsBase,
    onFault: (request_id, code) => api.log.info({ request_id, code }, 'not a request'),
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    api.log.fatal({ code: error.code }, 'cannot listen')
    process.exit(1)
  })
  server.listen(env.PORT, env.HOST, () => {
    const { port } = server.address() as AddressInfo
    api.log.info({ host: env.HOST, port }, 'listening')
  })

  const stop = () => {
    api.log.info('stopping')
    const end = () => void api.close().finally(() => process.exit(0))
    // Idle connections close at once, busy ones with their answer; whoever is left after that is cut off.
    server.close(end)
    setTimeout(() => {
      server.closeAllConnections()
      end()
    }, drainMsMax).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function readEnv() {
  try {
    return parseEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return process.exit(1)
  }
}

start()
