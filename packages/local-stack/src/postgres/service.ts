import { join } from 'node:path'
import pg from 'pg'
import { SetUpError } from '../errors.ts'
import type { Service } from '../service.ts'
import { postgresBinaries } from './binaries.ts'
import { clusterUser, ensureCluster, postgresEnv } from './cluster.ts'
import { clusterHome } from './home.ts'
import { postgresOwner } from './owner.ts'
import { postgresStopSignals, recoverDataDir } from './postmaster.ts'

export interface PostgresOptions {
  dir: string
  port: number
  password: string
  logFile: string
  ephemeral?: boolean
  settings?: Readonly<Record<string, string>> | undefined
}

export interface PostgresService extends Service {
  url: string
}

/** Logged errors must not contain parameter values or row values, because these may include a client's brief. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}
const database = 'adcopy'
const ephemeralSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export async function postgresService(options: PostgresOptions): Promise<PostgresService> {
  const { port, password, logFile, ephemeral = false } = options
  const owner = postgresOwner()
  const binaries = postgresBinaries(owner)
  const home = clusterHome(options.dir, owner)
  const dataDir = await ensureCluster({ home, binaries, owner, password, ephemeral })
  const all = { ...settings, ...(ephemeral ? ephemeralSettings : {}), ...options.settings, port: String(port) }
  const urlOf = (name: string) =>
    `postgresql://${clusterUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
  return {
    name: 'postgres',
    command: join(binaries, 'bin', 'postgres'),
    args: ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    cwd: home,
    env: postgresEnv(),
    logFile,
    ...(owner === undefined ? {} : { owner }),
    prepare: () => recoverDataDir(dataDir),
    probe: () => probe(urlOf('postgres')),
    readyDeadlineMs: 60_000,
    stopSignals: postgresStopSignals,
    url: urlOf(database),
  }
}

async function probe(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new SetUpError(
        'the embedded PostgreSQL refuses its password: .local/secrets.json does not belong to this cluster.\n' +
          'Put it back, or remove .local/postgres to start over with empty data.',
      )
    }
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
