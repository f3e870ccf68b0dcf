import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  canaryBrief,
  freePort,
  readMetrics,
  startProgram,
  testFingerprintKeys,
  until,
  type Metrics,
  type Program,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { inject } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

export interface Running {
  program: Program
  operations: string
  lines(): Array<Record<string, unknown>>
  metrics(): Promise<Metrics>
}

function linesOf(output: string): Array<Record<string, unknown>> {
  const whole = output.slice(0, output.lastIndexOf('\n') + 1)
  return whole.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
}

async function start(directory: string, args: string[], env: Record<string, string>, ready: string): Promise<Running> {
  const program = await startProgram({
    args,
    cwd: join(root, directory),
    env: { LOG_LEVEL: 'trace', OPERATIONS_PORT: '0', FINGERPRINT_KEYS: testFingerprintKeys, ...env },
    ready: (output) => linesOf(output).some(({ msg }) => msg === ready),
  })
  const lines = () => linesOf(program.output())
  const port = lines().find(({ msg }) => msg === 'serving operations')?.['port']
  const operations = `http://127.0.0.1:${String(port)}`
  return {
    program,
    operations,
    lines,
    metrics: async () => readMetrics(await (await fetch(`${operations}/metrics`)).text()),
  }
}

export async function startApi(
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<Running & { url: string }> {
  const port = await freePort()
  const all = { DATABASE_URL: database.urls.api, PORT: String(port), ...env }
  return { ...(await start('apps/api', ['server.ts'], all, 'listening')), url: `http://127.0.0.1:${port}` }
}

export async function startWorker(database: TestDatabase, env: Record<string, string> = {}): Promise<Running> {
  if (!existsSync(join(root, 'apps/worker/dist/workflow-bundle.js'))) {
    execFileSync(process.execPath, ['src/bundle.ts'], { cwd: join(root, 'apps/worker'), stdio: 'ignore' })
  }
  const all = {
    DATABASE_URL: database.urls.worker,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_TASK_QUEUE: `telemetry-${randomUUID()}`,
    ...env,
  }
  return start('apps/worker', ['src/main.ts'], all, 'working')
}

const jobsPath = '/api/v1/ad-copy-generations'

export async function create(
  url: string,
  tenant: Tenant,
  options: { key?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<{ status: number; id: string }> {
  const { key = randomUUID(), body = {}, headers = {} } = options
  const response = await fetch(url + jobsPath, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tenant.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...headers,
    },
    body: JSON.stringify({ platform: 'facebook', awareness_level: 'unaware', brief: canaryBrief, ...body }),
  })
  const { id } = (await response.json()) as { id: string }
  return { status: response.status, id }
}

export function untilTerminal(url: string, tenant: Tenant, id: string): Promise<string> {
  return until(
    async () => {
      const headers = { authorization: `Bearer ${tenant.token}` }
      const { status } = (await (await fetch(`${url}${jobsPath}/${id}`, { headers })).json()) as { status: string }
      return status === 'succeeded' || status === 'failed' ? status : undefined
    },
    { withinMs: 60_000, what: `the end of ${id}` },
  )
}
