import { createJobOperation } from '@adcopy/contract'
import { migrate } from '@adcopy/core'
import {
  anyFreePort,
  ensureLogins,
  layoutOf,
  nodeEnv,
  nodeFlags,
  openPartners,
  startPostgres,
  stopRunning,
  type Partner,
  type StartedPostgres,
} from '@adcopy/local-stack'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { acceptJobs } from '../accept-jobs.ts'
import { startProgram } from '../start-program.ts'
import { body } from '../work/sides.ts'

export interface Server {
  pid: number
  port: number
  postgresPid: number
  stop: () => Promise<void>
}

/** No worker runs, so jobs stay queued. */
export interface HttpStack {
  postgres: StartedPostgres
  partners: readonly Partner[]
  service: Server
  fastify: Server
  close: () => Promise<void>
}

const workspaces = 64
const host = '127.0.0.1'
const unlimited = '1000000000'

export async function startHttpStack(): Promise<HttpStack> {
  const folder = mkdtempSync(join(tmpdir(), 'ad-copy-bench-'))
  const postgres = await startPostgres()
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
  try {
    await migrate(postgres.url)
    const urls = await ensureLogins(postgres.url)
    const fingerprintKeys = randomBytes(32).toString('base64')
    const partners = await openPartners({ databaseUrl: postgres.url, fingerprintKeys }, workspaces)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await acceptJobs(client, 160)
    await client.end()
    const start = async (name: string, cwd: string, args: readonly string[]): Promise<Server> => {
      const port = await anyFreePort()
      const running = await startProgram({
        name,
        command: process.execPath,
        args,
        cwd,
        env: {
          ...nodeEnv,
          ...process.env,
          NODE_ENV: 'production',
          DATABASE_URL: urls.api,
          FINGERPRINT_KEYS: fingerprintKeys,
          WEB_ORIGIN: 'http://web.example',
          RATE_LIMIT_TOKEN_PER_MINUTE: unlimited,
          RATE_LIMIT_IP_PER_MINUTE: unlimited,
          HOST: host,
          PORT: String(port),
        },
        logFile: join(folder, `${name}.log`),
        probe: async (signal) => void (await (await fetch(`http://${host}:${port}/`, { signal })).arrayBuffer()),
        readyDeadlineMs: 30_000,
        stopSignals: [{ signal: 'SIGTERM', graceMs: 5_000 }],
      })
      const server = { pid: running.pid, port, postgresPid: postgres.pid, stop: () => stopRunning(running) }
      servers.push(server)
      return server
    }
    const service = await start('service', join(layoutOf().root, 'apps/api'), [...nodeFlags.api, 'server.ts'])
    const rival = join(import.meta.dirname, '../rivals/fastify.ts')
    const fastify = await start('fastify', import.meta.dirname, [rival])
    return { postgres, partners, service, fastify, close }
  } catch (error) {
    await close()
    throw error
  }
}

export function createText(token: string, key = '{key}'): string {
  return text('POST', createJobOperation.path, token, [
    `Idempotency-Key: ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]).concat(body)
}

export function readText(token: string, jobId: string): string {
  return text('GET', `${createJobOperation.path}/${jobId}`, token)
}

function text(method: string, path: string, token: string, more: readonly string[] = []): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: */*',
    `Authorization: Bearer ${token}`,
    ...more,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}
