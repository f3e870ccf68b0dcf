-- Leases due jobs, at most p_jobs_max, for the sweep p_sweep. The query chooses candidates without locking them, using one
-- index probe per workspace. It then locks only the rows that it leases, so leasing one of ten thousand due jobs locks a single
-- row.
--
-- A session keeps its plan, which may have been made while the queue was empty. With such a plan, sequential and bitmap scans
-- would read a grown queue once for each workspace. So the function uses neither. For the same reason, inner queries are arrays
-- or lateral, and the started jobs are sorted by the column of their partial index.
create function lease_due_jobs(p_jobs_max int, p_per_workspace_max int, p_lease_seconds int, p_after text, p_at_work_max int,
                               p_held_workspaces text[], p_held_jobs int[], p_held_alone_max int, p_held_among_others_max int, p_sweep int)
returns table (job_id text, workspace_id text, attempts int, trace_parent text, platform text, copy_length text)
language plpgsql volatile rows 32 set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_column
begin
  return query
    with recursive tenant as (
      (select workspace_id from job_due order by workspace_id limit 1)
      union all
      select (select d.workspace_id from job_due d where d.workspace_id > tenant.workspace_id
               order by d.workspace_id limit 1)
        from tenant where tenant.workspace_id is not null
    ), working as (
      select workspace_id, count(*) as jobs
        from (select workspace_id from job_due where attempts > 0 order by due_at) started group by workspace_id
    ), held as (
      select workspace_id, jobs from unnest(p_held_workspaces, p_held_jobs) as own (workspace_id, jobs)
    ), quota as (
      select case when count(workspace_id) > 1 then p_held_among_others_max else p_held_alone_max end as jobs from tenant
    ), candidate as (
      select d.job_id, tenant.workspace_id, coalesce(working.jobs, 0) + d.place as share,
             tenant.workspace_id <= p_after as served
        from tenant left join working on working.workspace_id = tenant.workspace_id
             left join held on held.workspace_id = tenant.workspace_id cross join quota cross join lateral (
          select job_id, row_number() over (order by due_at) as place from job_due
           where workspace_id = tenant.workspace_id and due_at <= app_now() and attempts = 0
           order by due_at limit p_per_workspace_max) d
       where coalesce(working.jobs, 0) + d.place <= p_at_work_max and coalesce(held.jobs, 0) + d.place <= quota.jobs
       order by share, served, tenant.workspace_id limit p_jobs_max
    ), got as (
      select job_id from job_due
       where job_id = any (array(select job_id from candidate)) and due_at <= app_now() and attempts = 0
         for update skip locked
    ), leased as (
      update job_due set due_at = app_now() + make_interval(secs => p_lease_seconds), attempts = 1, leased_by = p_sweep
       where job_id = any (array(select job_id from got)) returning job_id, workspace_id, attempts, trace_parent
    )
    select leased.*, job.platform, job.copy_length
      from leased join candidate using (job_id, workspace_id)
           cross join lateral (select platform, copy_length from job where id = leased.job_id limit 1) job
     order by candidate.share, candidate.served, leased.workspace_id;
end $$;
