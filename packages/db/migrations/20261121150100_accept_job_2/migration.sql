-- `accept_job` with one thing more: where the trace of the request goes on. The function of before stays for instances that
-- still call it.
--
-- Accepts a job in one round trip: replay, refusals, the unit of allocation, the job and its place in the queue.
-- Refusals are values and write nothing. Lock order: key, then the usage row, last, so that two accepts never deadlock.
-- `created` means that job_id is the proposed one: our own retry after a lost connection finds its job and is no replay.
-- Source: contract, "POST", rules 1 to 7; decisions, "Order of checks", "Allocation".
create function accept_job_2(
  p_workspace text, p_job text, p_key text, p_fingerprints bytea[], p_platform text, p_awareness text, p_length text,
  p_brief text, p_offer text, p_field_bytes_max int, p_total_bytes_max int, p_deadline interval,
  p_trace_parent text,
  out outcome text, out job_id text, out used int, out allocation int, out accepted_at timestamptz,
  out reset_at timestamptz)
language plpgsql volatile as $$
declare
  facts record;
  rival record;
  current_month date;
begin
  accepted_at := date_trunc('milliseconds', app_now()); -- as it is stored and shown
  current_month := date_trunc('month', accepted_at at time zone 'UTC');
  reset_at := next_month(accepted_at);

  -- One statement, one snapshot: what is refused here, or was accepted before, writes nothing.
  select a.allocation, coalesce(u.used, 0) as used, j.id as job_id, j.fingerprint,
         b.grounding_id, v.id as offer_version_id,
         greatest(g.max_field_bytes, v.max_field_bytes) as field_bytes,
         g.total_bytes + coalesce(v.total_bytes, 0) as total_bytes
    into facts
    from public_api_access a
    left join job j on j.workspace_id = a.workspace_id and j.idempotency_key = p_key
    left join usage u on u.workspace_id = a.workspace_id and u.month = current_month
    left join brand_profile b on b.workspace_id = a.workspace_id
    left join brand_grounding g on g.workspace_id = a.workspace_id and g.id = b.grounding_id
    left join offer o on o.workspace_id = a.workspace_id and o.id = p_offer and o.archived_at is null
    left join offer_version v on v.workspace_id = a.workspace_id and v.id = o.version_id
   where a.workspace_id = p_workspace and a.enabled;

  allocation := facts.allocation;
  used := facts.used;
  job_id := facts.job_id;
  outcome := case
    when facts.allocation is null then 'preview_disabled'
    when facts.job_id = p_job then 'created'
    when facts.job_id is not null and facts.fingerprint = any (p_fingerprints) then 'replayed'
    when facts.job_id is not null then 'idempotency_mismatch'
    when p_offer is not null and facts.offer_version_id is null then 'not_found'
    when facts.grounding_id is null then 'missing_brand'
    when facts.field_bytes > p_field_bytes_max or facts.total_bytes > p_total_bytes_max then 'grounding_too_large'
    when facts.used >= facts.allocation then 'quota_exceeded'
  end;
  if outcome is not null then return; end if;

  begin -- a savepoint: losing the race for the last unit takes the key back without an error on the connection
    insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                     grounding_id, offer_version_id, created_at, deadline_at)
    values (p_job, p_workspace, p_key, p_fingerprints[1], p_platform, p_awareness, p_length, p_brief,
            facts.grounding_id, facts.offer_version_id, accepted_at, accepted_at + p_deadline)
    on conflict (workspace_id, idempotency_key) do nothing; -- waits for a rival; the index decides
    if not found then
      select j.id, j.fingerprint into strict rival
        from job j where j.workspace_id = p_workspace and j.idempotency_key = p_key;
      job_id := rival.id;
      outcome := case
        when rival.id = p_job then 'created'
        when rival.fingerprint = any (p_fingerprints) then 'replayed'
        else 'idempotency_mismatch'
      end;
      return;
    end if;
    insert into job_due (job_id, workspace_id, due_at, trace_parent)
    values (p_job, p_workspace, accepted_at, p_trace_parent);
    insert into usage as u (workspace_id, month, used) values (p_workspace, current_month, 1)
    on conflict (workspace_id, month) do update set used = u.used + 1 where u.used < facts.allocation
    returning u.used into accept_job_2.used;
    if not found then raise sqlstate 'AC429'; end if;
  exception when sqlstate 'AC429' then
    job_id := null;
    used := facts.allocation;
    outcome := 'quota_exceeded';
    return;
  end;
  job_id := p_job;
  outcome := 'created';
end $$;
