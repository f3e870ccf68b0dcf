import { join } from 'node:path'
import { renameSync, rmSync } from 'node:fs'
import { appServices } from './apps.ts'
import { SetUpError } from './errors.ts'
import { writeJson } from './json-file.ts'
import { createLayout, type Layout } from './layout.ts'
import { tryLock } from './lock.ts'
import { choosePorts } from './ports.ts'
import { ensureLogins, type ProgramUrls } from './postgres/logins.ts'
import { postgresService } from './postgres/service.ts'
import { endLeftovers } from './process-record.ts'
import { ensureSecrets, type Secrets } from './secrets.ts'
import type { Demo } from './demo.ts'
import { readStackFile, serviceNames, type StackFile } from './stack-file.ts'
import type { Steps } from './steps.ts'
import { Supervisor } from './supervisor.ts'
import { findTemporalBinary } from './temporal/binary.ts'
import type { TemporalTarget } from './temporal/probe.ts'
import { temporalService } from './temporal/server.ts'
import { turboRun } from './turbo.ts'

const databaseWaitMs = 60_000
const portPreferences = {
  api: { preferred: 3000, variable: 'API_PORT' },
  web: { preferred: 3001, variable: 'WEB_PORT' },
  temporal: { preferred: 7233, variable: 'TEMPORAL_PORT' },
  temporalUi: { preferred: 8233, variable: 'TEMPORAL_UI_PORT' },
  postgres: { preferred: 5433, variable: 'POSTGRES_PORT' },
  apiOperations: { preferred: 9300, variable: 'API_OPERATIONS_PORT' },
  webOperations: { preferred: 9302, variable: 'WEB_OPERATIONS_PORT' },
  workerOperations: { preferred: 9301, variable: 'WORKER_OPERATIONS_PORT' },
}

export class Stack {
  readonly supervisor: Supervisor
  readonly #layout: Layout
  readonly #steps: Steps
  readonly #env: NodeJS.ProcessEnv
  #lock: { release: () => void } | undefined
  #writeStack: () => void = () => undefined

  constructor(layout: Layout, steps: Steps, env: NodeJS.ProcessEnv = process.env) {
    this.#layout = layout
    this.#steps = steps
    this.#env = env
    this.supervisor = new Supervisor({
      say: (line) => steps.say(`  ${line}`),
      onStarted: (running) => {
        const identities = [...running].map(([name, { pid, started }]) => [name, { pid, started }])
        writeJson(layout.processesFile, Object.fromEntries(identities))
        this.#writeStack()
      },
    })
  }

  /**
   * Resolves when the API accepts requests and the worker process has been started. The caller then starts the web
   * application: `startWeb` resolves when it accepts requests and `.local/stack.json` has been written.
   */
  async start(): Promise<StartedStack> {
    const layout = this.#layout
    createLayout(layout)
    this.#takeLock()
    rmSync(layout.stackFile, { force: true })
    await endLeftovers(layout.processesFile, (line) => this.#steps.say(line))
    for (const name of serviceNames) rotateLog(join(layout.logs, `${name}.log`))
    const secrets = ensureSecrets(layout.secretsFile)
    const ports = await choosePorts(portPreferences, this.#env)
    const webUrl = `http://127.0.0.1:${ports.web}`
    const apiUrl = `http://127.0.0.1:${ports.api}`
    const operationsUrls = {
      api: `http://127.0.0.1:${ports.apiOperations}`,
      web: `http://127.0.0.1:${ports.webOperations}`,
      worker: `http://127.0.0.1:${ports.workerOperations}`,
    }

    const built = this.#steps.run('build', (progress) => turboRun(layout.root, ['build'], progress))
    const [{ ownerUrl, databaseUrls }, temporal] = await Promise.all([
      this.#startDatabase(ports.postgres, secrets),
      this.#startTemporal(ports.temporal, ports.temporalUi),
      built,
    ])
    const { target, uiUrl: temporalUiUrl } = temporal
    const places = { apiUrl, webUrl, databaseUrls, temporal: target, temporalUiUrl, ports }
    const services = appServices(layout.root, layout.logs, places, secrets)
    const start = (name: 'api' | 'web' | 'worker') => this.#steps.run(name, () => this.supervisor.start(services[name]))
    const open = () =>
      this.#steps.run('demo workspace', async () => {
        // This import must follow the build, because the build generates the database client that core imports.
        const { openDemo } = await import('./demo.ts')
        return openDemo({
          databaseUrl: databaseUrls.ops,
          fingerprintKeys: this.#env['FINGERPRINT_KEYS'] || secrets.fingerprint_keys,
          file: layout.demoFile,
          password: secrets.demo_password,
        })
      })
    const api = start('api')
    // The processes start first, because loading core blocks this process for half a second.
    const [demo] = await Promise.all([start('worker').then(open), api])
    const startWeb = async () => {
      await start('web')
      this.#writeStack = () =>
        writeJson(layout.stackFile, {
          api_url: apiUrl,
          web_url: webUrl,
          operations_urls: operationsUrls,
          temporal_address: target.address,
          temporal_ui_url: temporalUiUrl,
          database_url: databaseUrls.ops,
          owner_database_url: ownerUrl,
          demo: demo.access,
          pids: {
            postgres: this.supervisor.pid('postgres'),
            temporal: this.supervisor.pid('temporal'),
            api: this.supervisor.pid('api'),
            web: this.supervisor.pid('web'),
            worker: this.supervisor.pid('worker'),
          },
        } satisfies StackFile)
      this.#writeStack()
    }
    return { apiUrl, webUrl, ownerUrl, operationsUrls, temporalUiUrl, demo, startWeb }
  }

  #takeLock(): void {
    const lock = tryLock(this.#layout.supervisorFile)
    if ('release' in lock) {
      this.#lock = lock
      return
    }
    const running = readStackFile(this.#layout.stackFile)
    throw new SetUpError(
      `The local stack of this checkout is already running (pid ${lock.heldBy.pid}); nothing was changed.\n` +
        (running === undefined
          ? 'It is still starting.'
          : `  API ${running.api_url}\n  web ${running.web_url}\n  everything: ${this.#layout.stackFile}\n`) +
        'Stop that one first (Ctrl-C in its terminal) to start another.',
    )
  }

  /** With an external database, all programs use the owner's login. */
  async #startDatabase(port: number, secrets: Secrets): Promise<{ ownerUrl: string; databaseUrls: ProgramUrls }> {
    const external = this.#env['DATABASE_URL']
    const url = external || (await this.#startPostgres(port, secrets.postgres_password))
    if (external) {
      const { waitForDatabase, withoutPassword } = await import('./external.ts')
      let told = false
      await this.#steps.run(`database ${withoutPassword(external)}`, (progress) =>
        waitForDatabase(external, databaseWaitMs, (line) => {
          if (!told) this.#steps.say(`  ! database: ${line}; waiting for it, ${databaseWaitMs / 1000} s at most`)
          told = true
          progress(line)
        }),
      )
    }
    await this.#steps.run('migrations', async (say) => {
      const { migrate } = await import('@adcopy/db/migrate')
      await migrate(url, { say })
    })
    const databaseUrls = external
      ? { api: external, web: external, worker: external, ops: external }
      : await ensureLogins(url)
    return { ownerUrl: url, databaseUrls }
  }

  #startPostgres(port: number, password: string): Promise<string> {
    return this.#steps.run('PostgreSQL', async () => {
      const logFile = join(this.#layout.logs, 'postgres.log')
      const service = await postgresService({ dir: this.#layout.postgresDir, port, password, logFile })
      await this.supervisor.start(service)
      return service.url
    })
  }

  async #startTemporal(port: number, uiPort: number): Promise<{ target: TemporalTarget; uiUrl: string | null }> {
    if (this.#env['TEMPORAL_ADDRESS']) {
      const { externalTemporal, faultOfTemporal } = await import('./external.ts')
      const external = externalTemporal(this.#env)
      const why = await faultOfTemporal(external, 5_000)
      if (why !== undefined) {
        this.#steps.say(
          `  ! Temporal at ${external.address} does not answer (${why}): jobs are accepted and wait for it`,
        )
      }
      return { target: external, uiUrl: this.#env['TEMPORAL_UI_URL'] ?? null }
    }
    return this.#steps.run('Temporal', async (progress) => {
      const binary = await findTemporalBinary({ env: this.#env, onProgress: progress })
      const target = { address: `127.0.0.1:${port}`, namespace: this.#env['TEMPORAL_NAMESPACE'] || 'default' }
      const { local, logs, temporalDatabaseFile: databaseFile } = this.#layout
      const files = { cwd: local, logFile: join(logs, 'temporal.log'), databaseFile }
      await this.supervisor.start(temporalService({ binary, port, uiPort, namespace: target.namespace, ...files }))
      return { target, uiUrl: `http://127.0.0.1:${uiPort}` }
    })
  }

  async stop(): Promise<void> {
    await this.supervisor.stop(serviceNames)
    this.#forget()
  }

  /** The data survives, as it would survive a power failure. */
  kill(): void {
    this.supervisor.kill()
    this.#forget()
  }

  /** Does nothing without the lock, because then the files may belong to another run of this checkout. */
  #forget(): void {
    if (this.#lock === undefined) return
    rmSync(this.#layout.stackFile, { force: true })
    rmSync(this.#layout.processesFile, { force: true })
    this.#lock.release()
    this.#lock = undefined
  }
}

export interface StartedStack {
  apiUrl: string
  webUrl: string
  ownerUrl: string
  operationsUrls: { api: string; web: string; worker: string }
  temporalUiUrl: string | null
  demo: Demo
  startWeb: () => Promise<void>
}

/** Each log contains one run. */
function rotateLog(file: string): void {
  try {
    renameSync(file, `${file}.1`)
  } catch {}
}
