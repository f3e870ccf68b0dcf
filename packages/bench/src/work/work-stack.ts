import { migrate } from '@adcopy/core'
import {
  anyFreePort,
  createDatabase,
  ensureLogins,
  inDatabase,
  layoutOf,
  nodeEnv,
  nodeFlags,
  openPartners,
  startPostgres,
  startTemporal,
  stopRunning,
  turboRun,
  type Partner,
  type ProgramUrls,
  type Running,
  type StartedPostgres,
  type StartedTemporal,
} from '@adcopy/local-stack'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openOn, type Opened } from '../bench.ts'
import { startProgram } from '../start-program.ts'
import { readLongestStall, type Stall } from './stalls.ts'

export interface WorkStack {
  /** `close` deletes this folder. */
  folder: string
  postgres: StartedPostgres
  temporal: StartedTemporal
  /** Returns the pid. `close` stops the program. */
  start: (name: string, program: Program) => Promise<number>
  stop: (name: string, signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  startOurs: (name: string, worker: string) => Promise<JobService>
  /** `sinceMs` is in Unix milliseconds. */
  longestStall: (name: string, sinceMs: number) => Stall
  /** `close` ends the pool. */
  connect: (url: string) => pg.Pool
  /** What is registered last is closed first. */
  onClose: (close: () => Promise<unknown>) => void
  close: () => Promise<void>
}

interface Program {
  /** Node by default. */
  command?: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  cwd?: string
  probe?: () => Promise<unknown>
}

export interface JobService {
  url: string
  database: pg.Pool
  partners: readonly Partner[]
  pids: { api: number; worker: number; postgres: number; temporal?: number; restate?: number }
}

const host = '127.0.0.1'
const unlimited = '1000000000'
export const workspaces = 16
const restartMs = 500
const stallMonitor = join(import.meta.dirname, 'stall-monitor.ts')
export const composerWorker = 'src/main.ts'
export const instantWorker = 'test/support/instant-worker.ts'

interface WorkStackOptions {
  settings?: Readonly<Record<string, string>>
  /** Restarts programs that have ended. */
  supervised?: boolean
  /** Records how long the programs block their event loops. */
  watched?: boolean
}

export async function onWorkStack(
  options: WorkStackOptions,
  sidesOf: (stack: WorkStack) => Promise<Opened['sides']>,
): Promise<Opened> {
  return openOn(await startWorkStack(options), sidesOf)
}

async function startWorkStack({ settings, supervised, watched }: WorkStackOptions): Promise<WorkStack> {
  await turboRun(layoutOf().root, ['build', '--filter=@adcopy/worker'], () => undefined)
  const folder = mkdtempSync(join(tmpdir(), 'ad-copy-bench-'))
  const closers: Array<() => Promise<unknown>> = [async () => rmSync(folder, { recursive: true })]
  const onClose: WorkStack['onClose'] = (each) => void closers.push(each)
  const close = async () => {
    for (const each of closers.toReversed()) await each()
  }
  try {
    const postgres = await startPostgres({ settings })
    closers.push(postgres.stop)
    const temporal = await startTemporal()
    closers.push(temporal.stop)
    const stallFile = (name: string) => join(folder, `${name}.stalls`)
    const programs = new Map<string, Running>()
    let closing = false
    const keepRunning = async (name: string) => {
      for (;;) {
        const { exited, service } = programs.get(name)!
        await exited
        if (closing) return
        await delay(restartMs)
        const running = await startProgram(service).catch(() => undefined)
        if (running === undefined) continue
        programs.set(name, running)
        if (closing) return stopRunning(running)
      }
    }
    const start: WorkStack['start'] = async (name, { command, args, env, cwd = import.meta.dirname, probe }) => {
      const running = await startProgram({
        name,
        command: command ?? process.execPath,
        args: watched && command === undefined ? ['--import', stallMonitor, ...args] : args,
        cwd,
        env: {
          ...nodeEnv,
          ...process.env,
          NODE_ENV: 'production',
          ...env,
          ...(watched && { STALL_FILE: stallFile(name) }),
        },
        logFile: join(folder, `${name}.log`),
        ...(probe !== undefined && { probe: async () => void (await probe()) }),
        readyDeadlineMs: 60_000,
        stopSignals: [{ signal: 'SIGTERM', graceMs: 5_000 }],
      })
      programs.set(name, running)
      const kept = supervised ? keepRunning(name) : undefined
      closers.push(async () => {
        closing = true
        await stopRunning(programs.get(name)!)
        await kept
      })
      return running.pid
    }
    const stop: WorkStack['stop'] = async (name, signal) => {
      const running = programs.get(name)!
      if (running.ending() !== undefined) return
      if (signal === 'SIGTERM') return stopRunning(running)
      process.kill(running.pid, signal)
      await running.exited
    }
    const connect: WorkStack['connect'] = (connectionString) => {
      const pool = new pg.Pool({ connectionString, max: 2 })
      pool.on('error', () => undefined)
      closers.push(() => pool.end())
      return pool
    }
    let logins: ProgramUrls | undefined
    const startOurs: WorkStack['startOurs'] = async (name, worker) => {
      const owner = await createDatabase(postgres.url, name)
      await migrate(owner)
      logins ??= await ensureLogins(owner) // once, because it replaces the passwords
      const fingerprintKeys = randomBytes(32).toString('base64')
      const partners = await openPartners({ databaseUrl: owner, fingerprintKeys }, workspaces)
      const env = { FINGERPRINT_KEYS: fingerprintKeys, WEB_ORIGIN: 'http://web.example', LOG_LEVEL: 'info' }
      const { root } = layoutOf()
      const [port, operations] = [await anyFreePort(), await anyFreePort()]
      const url = `http://${host}:${port}`
      const api = await start(`${name}-api`, {
        args: [...nodeFlags.api, 'server.ts'],
        cwd: join(root, 'apps/api'),
        env: {
          ...env,
          DATABASE_URL: inDatabase(logins.api, name),
          RATE_LIMIT_TOKEN_PER_MINUTE: unlimited,
          HOST: host,
          PORT: String(port),
        },
        probe: async () => (await fetch(url)).arrayBuffer(),
      })
      const workerPid = await start(`${name}-worker`, {
        args: [...nodeFlags.worker, worker],
        cwd: join(root, 'apps/worker'),
        env: {
          ...env,
          DATABASE_URL: inDatabase(logins.worker, name),
          TEMPORAL_ADDRESS: temporal.address,
          TEMPORAL_TASK_QUEUE: name,
          OPERATIONS_PORT: String(operations),
        },
        probe: async () => {
          if (!(await fetch(`http://${host}:${operations}/readyz`)).ok) throw new Error('the worker is not ready')
        },
      })
      return {
        url,
        database: connect(owner),
        partners,
        pids: { api, worker: workerPid, postgres: postgres.pid, temporal: temporal.pid },
      }
    }
    const longestStall = (name: string, sinceMs: number) => readLongestStall(stallFile(name), sinceMs)
    return { folder, postgres, temporal, start, stop, startOurs, longestStall, connect, onClose, close }
  } catch (error) {
    await close()
    throw error
  }
}
