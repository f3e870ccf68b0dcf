import { once } from 'node:events'
import { connect } from 'node:net'
import { searchAttributes } from '@adcopy/workflows'
import type { Service } from '../service.ts'

export type TemporalLogLevel = 'debug' | 'info' | 'warn' | 'error'

export interface TemporalOptions {
  binary: string
  port: number
  uiPort: number
  namespace: string
  logFile: string
  cwd: string
  databaseFile?: string
  logLevel?: TemporalLogLevel
  /** Values of the server's dynamic configuration. */
  settings?: Readonly<Record<string, string>>
}

export function temporalService(options: TemporalOptions): Service {
  const { binary, port, uiPort, namespace, logFile, cwd, databaseFile, logLevel = 'warn', settings = {} } = options
  return {
    name: 'temporal',
    command: binary,
    args: [
      ...`server start-dev --ip 127.0.0.1 --log-level ${logLevel} --color never`.split(' '),
      ...Object.entries({ '--port': port, '--ui-port': uiPort, '--namespace': namespace }).flatMap(([k, v]) => [
        k,
        `${v}`,
      ]),
      ...Object.values(searchAttributes).flatMap(({ name }) => ['--search-attribute', `${name}=Keyword`]),
      ...Object.entries(settings).flatMap(([name, value]) => ['--dynamic-config-value', `${name}=${value}`]),
      ...(databaseFile === undefined ? [] : ['--db-filename', databaseFile]),
    ],
    cwd,
    env: serverEnv(),
    logFile,
    probe: async () => {
      // Temporal's client is loaded while the server starts, because loading it takes a quarter of a second.
      const { probeTemporal } = await import('./probe.ts')
      // The TCP probe comes first, because a gRPC channel that finds no server waits a second before it tries again.
      await connectTcp(port)
      await probeTemporal({ address: `127.0.0.1:${port}`, namespace })
    },
    readyDeadlineMs: 60_000,
    stopSignals: [{ signal: 'SIGTERM', graceMs: 10_000 }],
  }
}

async function connectTcp(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}

/** TEMPORAL_* variables are meant for clients, but the CLI would use them as its own configuration. */
function serverEnv(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (name.startsWith('TEMPORAL_')) Reflect.deleteProperty(env, name)
  return env
}
