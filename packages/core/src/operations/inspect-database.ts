import { listFingerprintKeys, type Database } from '@adcopy/db'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

// A setting of an extension is null unless the extension is loaded or the setting is configured for this session.
const logSettings = [
  'log_error_verbosity',
  'log_parameter_max_length',
  'log_parameter_max_length_on_error',
  'auto_explain.log_parameter_max_length',
  'auto_explain.log_verbose',
  'auto_explain.log_nested_statements',
  'pgaudit.log_parameter',
] as const

/** These settings can load an extension for a single role or database. */
const preloads = ['session_preload_libraries', 'local_preload_libraries']

export type LogSetting = (typeof logSettings)[number]

export interface DatabaseView {
  /** The version in PostgreSQL's numeric format. For example, 150004 is 15.4. */
  versionNumber: number
  settings: Record<LogSetting, string | null>
  /** Settings of a single role or database. `of` names it, for example `role adcopy_api`. */
  settingOverrides: Array<{ of: string; name: string; value: string }>
  backlog: { jobs: number; oldestJobId: string | null; oldestSeconds: number | null }
  publicApiEnabled: boolean
  /**
   * `isAccounting` is true if `app_now()` uses the database's clock. Deadlines and UTC months are computed from
   * `app_now()`. Only tests replace it by another clock.
   */
  clock: { now: Date; isAccounting: boolean }
  /** Excludes connections that the current database role cannot see. */
  workerConnections: number
  fingerprintKeyIds: string[]
}

interface Row {
  version_number: number
  jobs: number
  oldest_job_id: string | null
  oldest_seconds: number | null
  enabled: boolean
  now: Date
  is_accounting: boolean
  workers: number
}

export async function inspectDatabase({ ctx }: Call<Record<string, never>>): Promise<DatabaseView> {
  permitOperator(ctx)
  const { db } = ctx.deps
  const [row] = await db.prisma.$queryRaw<Row[]>`
    select current_setting('server_version_num')::int as version_number,
           (select count(*)::int from job_due) as jobs, oldest.id as oldest_job_id,
           extract(epoch from app_now() - oldest.created_at)::float8 as oldest_seconds,
           coalesce((select enabled from switch where name = 'PUBLIC_API_ENABLED'), true) as enabled,
           clock_timestamp() as now, app_now() = now() as is_accounting,
           (select count(*)::int from pg_stat_activity
             where datname = current_database() and application_name = 'ad-copy-worker') as workers
      from (select 1) one left join (
        select id, created_at from job where id = (select job_id from job_due order by job_id limit 1)
      ) oldest on true`
  if (row === undefined) throw new Error('a query without a condition gave no row')
  return {
    versionNumber: row.version_number,
    settings: await readSettings(db),
    settingOverrides: await readOverrides(db),
    backlog: { jobs: row.jobs, oldestJobId: row.oldest_job_id, oldestSeconds: row.oldest_seconds },
    publicApiEnabled: row.enabled,
    clock: { now: row.now, isAccounting: row.is_accounting },
    workerConnections: row.workers,
    fingerprintKeyIds: await listFingerprintKeys(db.pool),
  }
}

async function readSettings({ prisma }: Database): Promise<DatabaseView['settings']> {
  const rows = await prisma.$queryRaw<Array<{ name: LogSetting; value: string | null }>>`
    select name, current_setting(name, true) as value from unnest(${[...logSettings]}::text[]) name`
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as DatabaseView['settings']
}

/** Also finds settings of other roles. `current_setting` returns only the values that apply to this session. */
async function readOverrides({ prisma }: Database): Promise<DatabaseView['settingOverrides']> {
  return prisma.$queryRaw`
    select concat_ws(' in ', 'role ' || quote_ident(role.rolname), 'database ' || quote_ident(base.datname)) as of,
           split_part(entry, '=', 1) as name, substr(entry, strpos(entry, '=') + 1) as value
      from pg_db_role_setting given cross join unnest(given.setconfig) entry
      left join pg_roles role on role.oid = given.setrole left join pg_database base on base.oid = given.setdatabase
     where (given.setdatabase = 0 or base.datname = current_database())
       and split_part(entry, '=', 1) = any(${[...logSettings, ...preloads]}::text[])
     order by 1, 2`
}
