import { anyFreePort, findTemporalServer, inDatabase, runToEnd, until } from '@adcopy/local-stack'
import { Connection } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Services } from '../stack/services.ts'

const namespace = 'default'
const host = '127.0.0.1'
const databases = { temporal: 'temporal', visibility: 'temporal_visibility' } as const
const notFound = 5

/**
 * The production server replaces the stack's development server. It runs all four Temporal services in one process and
 * stores its data in the stack's PostgreSQL.
 */
export async function temporalOnPostgres({ postgres, temporal }: Services, folder: string) {
  const binaries = await findTemporalServer(() => undefined)
  const { port: databasePort } = new URL(postgres.url)
  const password = randomBytes(18).toString('base64url')
  const dynamicConfig = join(folder, 'temporal-dynamic.yaml')
  writeFileSync(dynamicConfig, '{}')
  const names = ['FRONTEND', 'HISTORY', 'MATCHING', 'WORKER'].flatMap((name) => [
    `${name}_GRPC_PORT`,
    `${name}_MEMBERSHIP_PORT`,
  ])
  const ports: Record<string, string> = {}
  for (const name of [...names, 'FRONTEND_HTTP_PORT']) ports[name] = String(await anyFreePort())
  const address = `${host}:${ports['FRONTEND_GRPC_PORT']}`
  // `%d` adds the database name to each log line. The name shows whether a failed statement came from Temporal or from
  // one of the project's programs.
  postgres.args = [...postgres.args, '-c', 'log_line_prefix=%m [%p] %d ']
  const setUp = async () => {
    await until(() => answers(postgres.url), { withinMs: 60_000, what: 'an answer of PostgreSQL' })
    await connected(postgres.url, (client) => createDatabases(client, password))
    for (const [schema, database] of Object.entries(databases)) {
      const tool = (...args: string[]) =>
        runToEnd(binaries['temporal-sql-tool'], ['--db', database, ...args], {
          env: {
            SQL_PLUGIN: 'postgres12',
            SQL_HOST: host,
            SQL_PORT: databasePort,
            SQL_USER: 'temporal',
            SQL_PASSWORD: password,
          },
          cwd: folder,
          onLine: () => undefined,
        })
      await tool('setup-schema', '-v', '0.0')
      await tool('update-schema', '--schema-name', `postgresql/v12/${schema}`)
    }
  }
  let ready: Promise<void> | undefined
  const service: Services['temporal'] = {
    name: 'temporal',
    command: binaries['temporal-server'],
    args: ['--allow-no-auth', 'start'],
    cwd: folder,
    // These are the variables of the official image, as in deploy/compose.yaml, with local addresses.
    env: {
      ...ports,
      DB: 'postgres12',
      DB_PORT: databasePort,
      POSTGRES_SEEDS: host,
      POSTGRES_USER: 'temporal',
      POSTGRES_PWD: password,
      NUM_HISTORY_SHARDS: '128',
      BIND_ON_IP: host,
      DYNAMIC_CONFIG_FILE_PATH: dynamicConfig,
      SQL_MAX_CONNS: '10',
      SQL_VIS_MAX_CONNS: '5',
      LOG_LEVEL: 'warn',
    },
    logFile: temporal.logFile,
    prepare: () => (ready ??= setUp()),
    probe: () => openNamespace(address),
    readyDeadlineMs: 90_000,
    stopSignals: [{ signal: 'SIGTERM', graceMs: 10_000 }],
    address,
  }
  return service
}

const answers = (url: string) =>
  connected(url, () => Promise.resolve()).then(
    () => true,
    () => false,
  )

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates the same role and databases as deploy/compose.yaml. */
async function createDatabases(client: pg.Client, password: string): Promise<void> {
  await client.query(`create role temporal login password '${password}'`)
  for (const database of Object.values(databases)) await client.query(`create database ${database} owner temporal`)
}

/** Creates the namespace if it is missing. Rejects while the server is loading it (a few seconds). */
async function openNamespace(address: string): Promise<void> {
  const timeoutMs = 2_000
  const connection = await Connection.connect({ address, connectTimeout: timeoutMs })
  const { workflowService: service } = connection
  try {
    await connection.withDeadline(Date.now() + timeoutMs, async () => {
      await service.describeNamespace({ namespace }).catch(async (error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === notFound)) throw error
        const workflowExecutionRetentionPeriod = msToTs('3 days')
        await service.registerNamespace({ namespace, workflowExecutionRetentionPeriod })
      })
      await service.countWorkflowExecutions({ namespace })
    })
  } finally {
    await connection.close()
  }
}

/** Returns all binary values that Temporal stored in PostgreSQL: inputs, results and histories. */
export async function storedRows(ownerUrl: string): Promise<Buffer[]> {
  return connected(inDatabase(ownerUrl, databases.temporal), async (client) => {
    const { rows: columns } = await client.query<{ text: string }>(
      `select format('select %I as value from %I where %1$I is not null', column_name, table_name) as text
         from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`,
    )
    const stored: Buffer[] = []
    for (const { text } of columns) {
      const { rows } = await client.query<{ value: Buffer }>(text)
      stored.push(...rows.map(({ value }) => value))
    }
    return stored
  })
}
