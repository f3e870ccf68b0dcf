-- Accepts several requests in one transaction, as accept_job would: those that it can create or replay without doubt. For any
-- other request it returns no row, and the caller calls accept_job for that request alone. If another transaction takes a unit
-- that this one counted on, the function fails with AC429 and writes nothing. Two calls cannot deadlock, because each takes its
-- locks in the same order: all keys, by workspace and key, and then the usage rows, by workspace. The function waits only briefly
-- for each lock, because all its requests wait together. It uses no sequential scans, because a plan that was made while the
-- tables were small would otherwise read a grown table once for each request.
create function accept_jobs(p_requests json, p_field_bytes_max int, p_total_bytes_max int, p_deadline interval)
returns table ("position" int, outcome text, job_id text, used int, allocation int, accepted_at timestamptz, reset_at timestamptz)
language plpgsql volatile rows 16 set lock_timeout = '100ms' set enable_seqscan = off as $$
declare
  accepted record;
  current_month date;
begin
  accepted_at := date_trunc('milliseconds', app_now()); -- as it is stored and shown
  current_month := date_trunc('month', accepted_at at time zone 'UTC');
  reset_at := next_month(accepted_at);
  for accepted in
    with facts as materialized (
      select r.*, a.allocation, coalesce(u.used, 0) as used, j.id as replayed_id, b.grounding_id, v.id as offer_version_id,
             j.id is null and (r.offer is null or v.id is not null)
               and greatest(g.max_field_bytes, v.max_field_bytes) <= p_field_bytes_max
               and g.total_bytes + coalesce(v.total_bytes, 0) <= p_total_bytes_max as fits
        from json_to_recordset(p_requests) as r ("position" int, workspace text, job text, key text, fingerprints bytea[], platform text,
             awareness text, length text, brief text, offer text, trace_parent text)
        cross join lateral (select * from public_api_access where workspace_id = r.workspace and enabled limit 1) a
        left join lateral (select * from job where workspace_id = r.workspace and idempotency_key = r.key limit 1) j on true
        left join lateral (select * from usage where workspace_id = r.workspace and month = current_month limit 1) u on true
        left join lateral (select * from brand_profile where workspace_id = r.workspace limit 1) b on true
        left join lateral (
          select * from brand_grounding where workspace_id = r.workspace and id = b.grounding_id limit 1) g on true
        left join lateral (
          select * from offer where workspace_id = r.workspace and id = r.offer and archived_at is null limit 1) o on true
        left join lateral (
          select * from offer_version where workspace_id = r.workspace and id = o.version_id limit 1) v on true
       where a.allocation is not null and (j.id is null or j.id <> r.job and j.fingerprint = any (r.fingerprints))
    ),
    fresh as materialized (
      select f.*, count(*) over (partition by f.workspace) as units from facts f where f.fits
    ),
    created as (
      insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                       grounding_id, offer_version_id, created_at, deadline_at)
      select f.job, f.workspace, f.key, f.fingerprints[1], f.platform, f.awareness, f.length, f.brief,
             f.grounding_id, f.offer_version_id, accepted_at, accepted_at + p_deadline
        from fresh f where f.used + f.units <= f.allocation
       order by f.workspace, f.key
      on conflict (workspace_id, idempotency_key) do nothing -- waits for a rival; the index decides
      returning id, workspace_id
    ),
    due as (
      insert into job_due (job_id, workspace_id, due_at, trace_parent)
      select c.id, c.workspace_id, accepted_at, f.trace_parent from created c join fresh f on f.job = c.id
    ),
    charged as (
      insert into usage as u (workspace_id, month, used)
      select c.workspace_id, current_month, count(*) from created c group by c.workspace_id order by c.workspace_id
      on conflict (workspace_id, month) do update set used = u.used + excluded.used
      returning u.workspace_id, u.used
    )
    select f.position, 'created' as outcome, f.job as job_id, c.used, f.allocation, c.used > f.allocation as lost
      from created join fresh f on f.job = created.id join charged c on c.workspace_id = created.workspace_id
    union all
    select f.position, 'replayed', f.replayed_id, f.used, f.allocation, false from facts f where f.replayed_id is not null
  loop
    if accepted.lost then raise sqlstate 'AC429'; end if;
    "position" := accepted.position;
    outcome := accepted.outcome;
    job_id := accepted.job_id;
    used := accepted.used;
    allocation := accepted.allocation;
    return next;
  end loop;
end $$;
