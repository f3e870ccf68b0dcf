import {
  anyFreePort,
  findTemporalBinary,
  nodeEnv,
  nodeFlags,
  postgresService,
  probeHttp,
  temporalService,
  type Service,
} from '@adcopy/local-stack'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { places } from '../places.ts'

export interface ServicesOptions {
  folder: string
  apis: number
  workers: number
  /** Modules of `src/preload` that the api and the worker load. `env` contains additional variables for both. */
  preload?: readonly string[]
  /** The workers make local attempts, because their writer counts as one without paid calls. */
  localAttempts?: boolean
  env?: Readonly<Record<string, string>>
}

export interface Services {
  postgres: Service & { url: string }
  /** `databaseFile` is undefined if Temporal stores its data in PostgreSQL. */
  temporal: Service & { address: string; databaseFile?: string }
  apis: Array<Service & { url: string }>
  workers: Service[]
  /** Only `intoCluster` adds web applications and the load balancer. */
  webs: Service[]
  balancer?: Service & { url: string; webUrl: string }
  fingerprintKeys: string
  pointsFolder: string
  /** File with the current `BackendMode`, which `faulty-worker.ts` reads. */
  backendModeFile: string
}

const host = '127.0.0.1'
const namespace = 'default'
// The token limiter has its own tests and is effectively off here, because this suite tests durability.
const unlimited = '1000000'

export async function describeServices(options: ServicesOptions): Promise<Services> {
  const { folder } = options
  const logFile = (name: string) => join(folder, `${name}.log`)
  const postgres = await postgresService({
    dir: join(folder, 'postgres'),
    port: await anyFreePort(),
    password: randomBytes(18).toString('base64url'),
    logFile: logFile('postgres'),
  })
  const [port, uiPort] = [await anyFreePort(), await anyFreePort()]
  const databaseFile = join(folder, 'temporal.db')
  const temporal = temporalService({
    binary: await findTemporalBinary(),
    port,
    uiPort,
    namespace,
    logFile: logFile('temporal'),
    cwd: folder,
    databaseFile,
  })
  const fingerprintKeys = randomBytes(32).toString('base64')
  const pointsFolder = join(folder, 'points')
  const backendModeFile = join(folder, 'backend-mode.json')
  const env = {
    ...nodeEnv,
    ...process.env,
    NODE_ENV: 'production',
    FINGERPRINT_KEYS: fingerprintKeys,
    WEB_ORIGIN: 'http://web.example',
    ADCOPY_FAULT_POINTS: pointsFolder,
    ...options.env,
  }
  const imports = ['points', ...(options.preload ?? [])].flatMap((name) => [
    '--import',
    join(places.preload, `${name}.ts`),
  ])
  const program = (app: 'api' | 'worker', index: number, entry: string, more: NodeJS.ProcessEnv): Service => ({
    name: `${app}-${index}`,
    command: process.execPath,
    args: [...nodeFlags[app], ...imports, entry],
    cwd: places[app],
    env: { ...env, ADCOPY_FAULT_NAME: `${app}-${index}`, ...more },
    logFile: logFile(`${app}-${index}`),
    readyDeadlineMs: 60_000,
    stopSignals: [{ signal: 'SIGTERM', graceMs: 12_000 }],
  })
  const apis: Services['apis'] = []
  for (let index = 1; index <= options.apis; index += 1) {
    const apiPort = await anyFreePort()
    const url = `http://${host}:${apiPort}`
    const more = { RATE_LIMIT_TOKEN_PER_MINUTE: unlimited, HOST: host, PORT: String(apiPort), LOG_LEVEL: 'warn' }
    apis.push({
      ...program('api', index, 'server.ts', more),
      url,
      // The API has no operation at the root path.
      probe: (signal) => probeHttp(url, signal, 404),
    })
  }
  const address = `${host}:${port}`
  const more = { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, BACKEND_MODE_FILE: backendModeFile }
  const workers = Array.from({ length: options.workers }, (_, index): Service => ({
    ...program('worker', index + 1, places.workerEntry, {
      ...more,
      ...(!options.localAttempts && { WRITER_MODEL: 'slow' }),
      SHUTDOWN_GRACE_SECONDS: '5',
    }),
    // A worker abandons its activities after 9 s and then closes its connections.
    stopSignals: [{ signal: 'SIGTERM', graceMs: 20_000 }],
    retriedFromTheStart: true,
  }))
  return {
    postgres,
    temporal: { ...temporal, address, databaseFile },
    apis,
    workers,
    webs: [],
    fingerprintKeys,
    pointsFolder,
    backendModeFile,
  }
}
