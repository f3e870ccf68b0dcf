import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

/** What operations ask of the database behind the service. */
export interface DatabaseView {
  /** As PostgreSQL counts: 150004 is 15.4. */
  versionNumber: number
  /** Settings that decide whether a brief can reach PostgreSQL's log. */
  settings: {
    log_error_verbosity: string
    log_parameter_max_length: string
    log_parameter_max_length_on_error: string
  }
  /** Jobs that are not terminal, and the seconds since the oldest of them was accepted. */
  backlog: { jobs: number; oldestSeconds: number | null }
  /** The database's half of the switch. */
  publicApiEnabled: boolean
}

interface Row {
  version_number: number
  verbosity: string
  parameters: string
  parameters_on_error: string
  jobs: number
  oldest_seconds: number | null
  enabled: boolean
}

/** Reads what `ops doctor` judges. */
export async function inspectDatabase({ ctx }: Call<Record<string, never>>): Promise<DatabaseView> {
  permitOperator(ctx)
  const [row] = await ctx.deps.db.prisma.$queryRaw<Row[]>`
    select current_setting('server_version_num')::int as version_number,
           current_setting('log_error_verbosity') as verbosity,
           current_setting('log_parameter_max_length') as parameters,
           current_setting('log_parameter_max_length_on_error') as parameters_on_error,
           due.jobs, due.oldest_seconds,
           coalesce((select enabled from switch where name = 'PUBLIC_API_ENABLED'), true) as enabled
      from (select count(*)::int as jobs,
                   extract(epoch from app_now() - min(job.created_at))::float8 as oldest_seconds
              from job_due join job on job.id = job_due.job_id) due`
  if (row === undefined) throw new Error('a query without a condition gave no row')
  return {
    versionNumber: row.version_number,
    settings: {
      log_error_verbosity: row.verbosity,
      log_parameter_max_length: row.parameters,
      log_parameter_max_length_on_error: row.parameters_on_error,
    },
    backlog: { jobs: row.jobs, oldestSeconds: row.oldest_seconds },
    publicApiEnabled: row.enabled,
  }
}
