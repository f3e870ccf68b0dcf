import { anyFreePort, nodeFlags } from '@adcopy/local-stack'
import type pg from 'pg'
import type { Services } from '../stack/services.ts'

const apiLogin = 'adcopy_api_local'

export interface OperationsUrls {
  api: string
  worker: string
}

/** Configures the programs as in production, without modules for fault injection. */
export async function runPlain({ postgres, apis, workers }: Services): Promise<OperationsUrls> {
  const [api, worker] = [apis[0], workers[0]]
  if (api === undefined || worker === undefined) throw new Error('there is no api, or no worker')
  const [apiPort, workerPort] = [await anyFreePort(), await anyFreePort()]
  api.args = [...nodeFlags.api, 'server.ts']
  api.env = { ...api.env, LOG_LEVEL: 'info', OPERATIONS_PORT: String(apiPort) }
  worker.args = [...nodeFlags.worker, 'src/main.ts']
  worker.env = {
    ...worker.env,
    GENERATION_BACKEND: 'composer',
    OPERATIONS_PORT: String(workerPort),
  }
  postgres.args = [...postgres.args, '-c', 'shared_preload_libraries=pg_stat_statements']
  const urlOf = (port: number) => `http://127.0.0.1:${port}/metrics`
  return { api: urlOf(apiPort), worker: urlOf(workerPort) }
}

export interface StatementCount {
  statements: number
  /** Blocks of 8 KiB that the counted statements read. */
  blocks: number
}

export async function countStatements(pool: pg.Pool): Promise<StatementCount> {
  const { rows } = await pool.query<StatementCount>(
    `select coalesce(sum(calls), 0)::float8 as statements,
            coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as blocks
       from pg_stat_statements where userid = '${apiLogin}'::regrole`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('an aggregate gave no row')
  return row
}
