import { migrate } from '@adcopy/core'
import {
  ensureLogins,
  readJson,
  removeCluster,
  Supervisor,
  until,
  type Running,
  type Service,
} from '@adcopy/local-stack'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pointFile, type Came, type PointAction, type PointName } from '../points.ts'
import { MovingAddress } from './moving-address.ts'
import { signalFamily } from './processes.ts'
import { describeServices, type Services, type ServicesOptions } from './services.ts'

/** Without `fault`, the backend is healthy. `share` is the fraction of jobs that `fault` affects, by default 1. */
export interface BackendMode {
  fault?: 'hang' | 'garbage' | 'down' | 'refuse'
  share?: number
  /** Overrides the option of the stack. */
  delayMsMax?: number
}

export type Kind = 'postgres' | 'temporal' | 'api' | 'worker' | 'web'

const recoveryMsMax = 60_000

export interface StackOptions extends ServicesOptions {
  /** The backend delays each copy by a random time up to this one. */
  delayMsMax?: number
  adjust?: (services: Services, folder: string) => Promise<void>
  /** Runs after the migration, for example to plant a bug. */
  plant?: (pool: pg.Pool) => Promise<unknown>
  say?: (line: string) => void
}

/** As in production, a supervisor restarts processes that end. */
export class FaultStack {
  readonly services: Services
  /** Pool for reading evidence and injecting faults; the programs have their own pools. */
  readonly pool: pg.Pool
  /** The address at which the programs reach the database. */
  readonly address: MovingAddress
  readonly #supervisor: Supervisor
  readonly #folder: string
  readonly #delayMsMax: number
  #running: ReadonlyMap<string, Running> = new Map()

  private constructor(services: Services, address: MovingAddress, options: StackOptions) {
    const { folder, delayMsMax = 3_400, say = () => undefined } = options
    this.services = services
    this.address = address
    this.#folder = folder
    this.#delayMsMax = delayMsMax
    this.pool = new pg.Pool({ connectionString: services.postgres.url, max: 3, connectionTimeoutMillis: 2_000 })
    this.pool.on('error', () => undefined) // faults terminate connections
    this.#supervisor = new Supervisor({
      say,
      onStarted: (running) => (this.#running = running),
      // The pauses before restarts are short, because faults end processes often.
      backoff: { firstMs: 100, maxMs: 2_000, healthyMs: 5_000 },
    })
  }

  static async start(options: StackOptions): Promise<FaultStack> {
    const { folder } = options
    mkdirSync(join(folder, 'points'), { recursive: true, mode: 0o700 })
    const services = await describeServices(options)
    await options.adjust?.(services, folder)
    const address = await MovingAddress.open(services.postgres.url)
    const stack = new FaultStack(services, address, options)
    process.once('exit', stack.#kill)
    try {
      stack.setBackend({})
      await stack.#start(options.plant)
      return stack
    } catch (error) {
      await stack.stop()
      throw error
    }
  }

  async #start(plant?: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
    const { postgres, temporal, apis, workers, webs, balancer } = this.services
    await Promise.all([this.#supervisor.start(postgres), this.#supervisor.start(temporal)])
    await migrate(postgres.url)
    await plant?.(this.pool)
    const urls = await ensureLogins(this.address.url)
    for (const api of apis) api.env = { ...api.env, DATABASE_URL: urls.api }
    for (const worker of workers) worker.env = { ...worker.env, DATABASE_URL: urls.worker }
    for (const web of webs) web.env = { ...web.env, DATABASE_URL: urls.web }
    const programs = [...apis, ...workers, ...webs, ...(balancer === undefined ? [] : [balancer])]
    await Promise.all(programs.map((service) => this.#supervisor.start(service)))
    await this.untilWhole()
  }

  names(kind: Kind): string[] {
    const { apis, workers, webs } = this.services
    const several: Partial<Record<Kind, Service[]>> = { api: apis, worker: workers, web: webs }
    return several[kind]?.map(({ name }) => name) ?? [kind]
  }

  pid(name: string): number {
    const pid = this.#supervisor.pid(name)
    if (pid === null) throw new Error(`${name} does not run`)
    return pid
  }

  async untilWhole(): Promise<void> {
    const { postgres, temporal, apis, workers, webs, balancer } = this.services
    const within = { withinMs: recoveryMsMax }
    for (const service of [postgres, temporal, ...apis, ...webs, ...(balancer === undefined ? [] : [balancer])]) {
      await until(() => probes(service), { ...within, what: `an answer of ${service.name}` })
    }
    for (const { name } of workers) await until(() => this.#works(name), { ...within, what: `work of ${name}` })
  }

  #works(name: string): boolean {
    const running = this.#running.get(name)
    if (running === undefined || running.ending() !== undefined) return false
    return running.logTail(10_000).includes('"msg":"working"')
  }

  async startedAfter(name: string, pid: number): Promise<void> {
    await until(() => this.#supervisor.pid(name) !== pid, { withinMs: recoveryMsMax, what: `another ${name}` })
  }

  /** Kills Temporal (`kill -9`) and keeps it down until the returned function is called. */
  async holdTemporal(): Promise<() => void> {
    const running = this.#running.get('temporal')
    if (running === undefined) throw new Error('Temporal does not run')
    const held = Promise.withResolvers<void>()
    this.services.temporal.prepare = () => held.promise
    process.kill(running.pid, 'SIGKILL')
    await running.exited
    return held.resolve
  }

  /** Drains and ends the program. The supervisor then starts the changed one. */
  async deploy(name: string, change: (service: Service) => void): Promise<void> {
    const { apis, workers, webs } = this.services
    const service = [...apis, ...workers, ...webs].find((program) => program.name === name)
    const running = this.#running.get(name)
    if (service === undefined || running === undefined) throw new Error(`there is no ${name} to deploy`)
    change(service)
    process.kill(running.pid, 'SIGTERM')
    await running.exited
  }

  /** Retries until PostgreSQL accepts the statement, because another fault may have taken PostgreSQL down. */
  async query(text: string): Promise<void> {
    const run = () =>
      this.pool.query(text).then(
        () => true,
        () => false,
      )
    await until(run, { withinMs: recoveryMsMax, what: 'an answer to a statement' })
  }

  setBackend(mode: BackendMode): void {
    writeFileSync(this.services.backendModeFile, JSON.stringify({ delayMsMax: this.#delayMsMax, ...mode }))
  }

  /** Arms a point of `points.ts`: the next process to reach it is killed or stopped. Resolves with that process. */
  async meet(point: PointName, action: PointAction, withinMs: number): Promise<Came> {
    const file = join(this.services.pointsFolder, pointFile(point))
    rmSync(`${file}.came`, { force: true })
    writeFileSync(file, action)
    const met = () => readJson(`${file}.came`) as Came | undefined
    return until(met, { withinMs, everyMs: 10, what: `a process ${point}` })
  }

  log(kind: Kind): string {
    const files = this.names(kind).map((name) => join(this.#folder, `${name}.log`))
    return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n')
  }

  /** A second call does nothing. */
  async stop(): Promise<void> {
    if (this.pool.ending) return
    await this.pool.end()
    this.address.close()
    this.#kill()
    await Promise.all([...this.#running.values()].map(({ exited }) => exited))
    process.off('exit', this.#kill)
    removeCluster(this.#folder)
  }

  readonly #kill = () => {
    // PostgreSQL's backends are killed explicitly, because they are not in the process group of their server, and
    // because stopped backends do not end when the server ends.
    const postgres = this.#supervisor.pid('postgres')
    if (postgres !== null) signalFamily(postgres, 'SIGKILL')
    this.#supervisor.kill()
  }
}

async function probes(service: Service): Promise<boolean> {
  return (service.probe?.(AbortSignal.timeout(2_000)) ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
}
