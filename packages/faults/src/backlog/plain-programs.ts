import { anyFreePort, nodeFlags } from '@adcopy/local-stack'
import type pg from 'pg'
import type { Services } from '../stack/services.ts'

/** The api's database role, which separates its statements from all others. */
const apiRole = 'adcopy_api'

/** Where `/metrics` of each program is. */
export interface OperationsUrls {
  api: string
  worker: string
}

/** One api and one worker exactly as in production, without any fault module. The database counts statements by role. */
export async function runPlain({ postgres, apis, workers }: Services): Promise<OperationsUrls> {
  const [api, worker] = [apis[0], workers[0]]
  if (api === undefined || worker === undefined) throw new Error('there is no api, or no worker')
  const [apiPort, workerPort] = [await anyFreePort(), await anyFreePort()]
  const databaseUrl = new URL(postgres.url)
  databaseUrl.username = apiRole
  api.args = [...nodeFlags, 'server.ts']
  api.env = { ...api.env, DATABASE_URL: databaseUrl.href, LOG_LEVEL: 'info', OPERATIONS_PORT: String(apiPort) }
  worker.args = [...nodeFlags, 'src/main.ts']
  worker.env = {
    ...worker.env,
    GENERATION_BACKEND: 'composer',
    OPERATIONS_PORT: String(workerPort),
  }
  postgres.args = [...postgres.args, '-c', 'shared_preload_libraries=pg_stat_statements']
  const urlOf = (port: number) => `http://127.0.0.1:${port}/metrics`
  return { api: urlOf(apiPort), worker: urlOf(workerPort) }
}

/** Creates the api's role, with the password of the cluster's role. */
export async function plantRole(pool: pg.Pool): Promise<void> {
  await pool.query('create extension pg_stat_statements')
  await pool.query(`do $$ begin
      execute format('create role ${apiRole} superuser login password %L',
        (select rolpassword from pg_authid where rolname = current_user));
    end $$`)
}

/** The api's statements so far. */
export interface StatementCount {
  statements: number
  /** Blocks of 8 KiB that those statements read. */
  blocks: number
}

export async function countStatements(pool: pg.Pool): Promise<StatementCount> {
  const { rows } = await pool.query<StatementCount>(
    `select coalesce(sum(calls), 0)::float8 as statements,
            coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as blocks
       from pg_stat_statements where userid = '${apiRole}'::regrole`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('an aggregate gave no row')
  return row
}
