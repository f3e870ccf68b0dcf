import pg from 'pg'

/** A job that was accepted more than this many hours ago has already been backdated by an earlier call. */
const freshHours = 12

const statements = [
  // This setting disables the triggers that prevent changes to acceptance times and artifacts. It requires a superuser,
  // such as the owner of the embedded database.
  `set local session_replication_role = replica`,
  `with moved as (
     update job set created_at = created_at - $2::interval, started_at = started_at - $2::interval,
                    completed_at = completed_at - $2::interval, deadline_at = deadline_at - $2::interval
      where id = $1 returning workspace_id, created_at
   ), months as (
     select workspace_id, date_trunc('month', created_at at time zone 'UTC')::date as to_month,
            date_trunc('month', (created_at + $2::interval) at time zone 'UTC')::date as from_month
       from moved
   ), taken as (
     update usage set used = used - 1 from months
      where usage.workspace_id = months.workspace_id and month = from_month and from_month <> to_month
   )
   insert into usage (workspace_id, month, used)
   select workspace_id, to_month, 1 from months where from_month <> to_month
   on conflict (workspace_id, month) do update set used = usage.used + 1`,
  `update brand_grounding g set created_at = job.created_at from job
    where job.id = $1 and g.workspace_id = job.workspace_id and g.id = job.grounding_id
      and g.created_at between job.created_at and job.created_at + $2::interval`,
  `update artifact set created_at = created_at - $2::interval where job_id = $1`,
  `update artifact_version set created_at = created_at - $2::interval
    where artifact_id in (select id from artifact where job_id = $1)`,
]

/** Does nothing if the job is backdated already. `databaseUrl` must contain the login of a superuser. */
export async function backdateJob(databaseUrl: string, jobId: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query(
      `select from job where id = $1 and completed_at is not null and created_at > now() - make_interval(hours => $2)
          for update`,
      [jobId, freshHours],
    )
    if (rowCount === 1) {
      for (const text of statements) await client.query(text, text.includes('$1') ? [jobId, `${days} days`] : [])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
