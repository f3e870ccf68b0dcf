import { migrate, createCore, verbs } from '@adcopy/core'
import {
  anyFreePort,
  ensureLogins,
  openDemo,
  probeHttp,
  startPostgres,
  startTemporal,
  Supervisor,
  type Service,
  type StartedTemporal,
} from '@adcopy/local-stack'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { places } from './places.ts'

export const entryNames = ['server.ts', 'next'] as const
export type EntryName = (typeof entryNames)[number]

export interface Entry {
  name: EntryName
  url: string
  /** Each run needs its own workspace, because two runs may generate the same idempotency key. */
  openWorkspace: () => Promise<string>
}

export interface ConformanceStack {
  entries: Entry[]
  stop(): Promise<void>
}

const host = '127.0.0.1'
// This value effectively turns off the rate limits and the monthly allocation of jobs. Other tests cover these limits;
// this suite only validates responses.
const unlimited = String(1_000_000)

/** The services end on `stop`, or when this process exits. */
export async function startStack(say: (line: string) => void): Promise<ConformanceStack> {
  const [postgres, temporal] = await Promise.all([startPostgres(), startTemporal()])
  const supervisor = new Supervisor({ say, onStarted: () => undefined })
  const kill = () => supervisor.kill()
  process.once('exit', kill)
  const stop = async () => {
    await supervisor.stop(['worker', ...entryNames])
    await Promise.all([postgres.stop(), temporal.stop()])
    process.off('exit', kill)
  }
  try {
    await migrate(postgres.url)
    const urls = await ensureLogins(postgres.url)
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_URL: urls.api,
      FINGERPRINT_KEYS: randomBytes(32).toString('base64'),
      WEB_ORIGIN: 'http://web.example',
      RATE_LIMIT_TOKEN_PER_MINUTE: unlimited,
      RATE_LIMIT_IP_PER_MINUTE: unlimited,
    }
    const entries: Entry[] = []
    for (const name of entryNames) {
      const port = await anyFreePort()
      const url = `http://${host}:${port}`
      await supervisor.start(entryService(name, { ...env, HOST: host, PORT: String(port) }, url))
      entries.push({ name, url, openWorkspace: () => openWorkspace({ ...env, DATABASE_URL: urls.ops }) })
    }
    await supervisor.start(workerService({ ...env, DATABASE_URL: urls.worker }, temporal))
    return { entries, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function entryService(name: EntryName, env: NodeJS.ProcessEnv, url: string): Service {
  const cwd = join(places.root, 'apps/api')
  const next = [join(cwd, 'node_modules/next/dist/bin/next'), 'start', '-H', host, '-p', env['PORT'] ?? '']
  return {
    ...service(name, name === 'next' ? next : ['server.ts'], cwd, env),
    probe: (signal) => probeHttp(url, signal, 404),
  }
}

function workerService(env: NodeJS.ProcessEnv, temporal: StartedTemporal): Service {
  const address = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace }
  return service('worker', ['src/main.ts'], join(places.root, 'apps/worker'), { ...env, ...address })
}

function service(name: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Service {
  return {
    name,
    command: process.execPath,
    args,
    cwd,
    env,
    logFile: join(places.logs, `${name}.log`),
    readyDeadlineMs: 60_000,
    stopSignals: [{ signal: 'SIGTERM', graceMs: 10_000 }],
  }
}

async function openWorkspace(env: { DATABASE_URL: string; FINGERPRINT_KEYS: string }): Promise<string> {
  const at = { databaseUrl: env.DATABASE_URL, fingerprintKeys: env.FINGERPRINT_KEYS }
  const file = join(places.workspaces, `${randomUUID()}.json`)
  const demo = await openDemo({ ...at, file, password: randomBytes(12).toString('hex') })
  const core = createCore({
    database: { url: at.databaseUrl, poolConnectionsMax: 1 },
    fingerprintKeys: at.fingerprintKeys,
  })
  try {
    const input = { workspaceId: demo.access.workspace_id, allocation: Number(unlimited) }
    await verbs.setWorkspace({ ctx: core.as({ kind: 'operator' }), input })
    return demo.access.token
  } finally {
    await Promise.all([demo.close(), core.close()])
  }
}
