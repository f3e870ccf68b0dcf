import type pg from 'pg'

/** The open jobs are the newest ones. */
export interface Size {
  terminal: number
  open: number
}

const jobsPerTransaction = 250_000

// Returns the SQL that builds the jobs with the numbers `from` to `to`. Jobs are numbered from 1 in the order of
// acceptance. The acceptance times are spread evenly over the last ninety days. About half of all jobs belong to the
// first workspace. Pseudorandom values are derived from the number `n`, so that they are the same in every fill.
const make = (from: number, to: number, { terminal, open }: Size) => `
  create temp table made as
  select n, at, w.id as ws, b.grounding_id as grounding, md5(n::text) as hash,
         '0' || (extract(epoch from at) * 1000)::bigint || lpad(n::text, 12, '0') as ulid,
         case when n > ${terminal} then 'queued' when n % 33 = 0 then 'failed' else 'succeeded' end as state
    from (select n, date_trunc('milliseconds', app_now() - (${terminal + open} - n) * (interval '90 days' / ${terminal + open})) as at,
                 case when n % 2 = 1 then 0 else hashint4(n) & 63 end as place
            from generate_series(${from}, ${to}) n) s
    join (select id, row_number() over (order by id) - 1 as place from workspace) w using (place)
    join brand_profile b on b.workspace_id = w.id`

const check = `{"check": "no_excluded_terms", "severity": "hard", "passed": true}`

// The generated rows are as wide as real rows that contain short copy.
const insert = `
  insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief, grounding_id,
                   state, error_code, created_at, started_at, completed_at, deadline_at)
  select 'acg_' || ulid, ws, hash::uuid::text, sha256(hash::bytea), 'facebook', 'unaware', 'medium',
         case state when 'queued' then 'Thesis season is near; speak to those who lose their sources.' end, grounding,
         state, case state when 'failed' then 'generation_failed' end, at,
         case when state <> 'queued' then at + interval '1 second' end,
         case when state <> 'queued' then at + interval '20 seconds' end, at + interval '100 days'
    from made;
  insert into job_due (job_id, workspace_id, due_at) select 'acg_' || ulid, ws, at from made where state = 'queued';
  insert into artifact (id, workspace_id, job_id, created_at)
  select 'art_' || ulid, ws, 'acg_' || ulid, at + interval '20 seconds' from made where state = 'succeeded';
  insert into artifact_version (artifact_id, workspace_id, number, headline, primary_text, checks, card, created_at)
  select 'art_' || ulid, ws, 1, left(hash, 30), repeat(hash || ' ', 12), '[${check}, ${check}, ${check}, ${check}]',
         jsonb_build_object('grounding_hash', hash, 'offer_version_id', null, 'backend', 'composer', 'model', null,
                            'prompt_version', hash, 'seed', hash), at + interval '20 seconds'
    from made where state = 'succeeded';
  drop table made`

/**
 * The database must be migrated and have 64 workspaces with brands. Foreign keys and triggers are disabled. The indexes
 * exist from the start, because an index that has grown row by row differs from one that is built at the end.
 */
export async function fill(client: pg.Client, size: Size, from: number, to: number): Promise<void> {
  await client.query(`set session_replication_role = replica; set work_mem = '64MB'; set statement_timeout = 0`)
  for (let first = from; first <= to; first += jobsPerTransaction) {
    await client.query(make(first, Math.min(to, first + jobsPerTransaction - 1), size))
    await client.query(insert)
  }
}

/** Adds usage rows, runs `vacuum` and loads an index into memory, as if the database had run for a while. */
export async function settle(client: pg.Client): Promise<void> {
  await client.query(
    `insert into usage (workspace_id, month, used)
     select workspace_id, date_trunc('month', created_at)::date, count(*) from job group by 1, 2`,
  )
  await client.query('vacuum (freeze, analyze)')
  await client.query('create extension pg_prewarm')
  await client.query(`select pg_prewarm('job_workspace_id_idempotency_key_key')`)
}
