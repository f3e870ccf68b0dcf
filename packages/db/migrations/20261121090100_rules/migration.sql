-- What the tables alone cannot say.

-- When the month's allocation is renewed: the start of the next UTC month, whatever the session's time zone.
create function next_month(instant timestamptz) returns timestamptz language sql immutable as
  $$select (date_trunc('month', instant at time zone 'UTC') + interval '1 month') at time zone 'UTC'$$;

alter table workspace
  add constraint workspace_billing_state_check check (billing_state in ('active', 'frozen'));

alter table membership
  add constraint membership_role_check check (role in ('viewer', 'editor', 'admin'));
create unique index membership_current_key on membership (workspace_id, user_id) where removed_at is null;

alter table public_api_access
  add constraint public_api_access_allocation_check check (allocation >= 0);

alter table brand_grounding
  add constraint brand_grounding_size_check check (0 <= max_field_bytes and max_field_bytes <= total_bytes);
alter table offer_version
  add constraint offer_version_size_check check (0 <= max_field_bytes and max_field_bytes <= total_bytes);

alter table knowledge_file
  add constraint knowledge_file_state_check check (state in ('pending', 'ready', 'failed')),
  add constraint knowledge_file_failure_check check ((state = 'failed') = (failure is not null)),
  add constraint knowledge_file_text_check check ((state = 'ready') = (text is not null)),
  add constraint knowledge_file_processed_check check ((state = 'pending') = (processed_at is null));
create index knowledge_file_pending_idx on knowledge_file (created_at) where state = 'pending';

alter table brand_brief_fact
  add constraint brand_brief_fact_span_check check (0 <= start_offset and start_offset < end_offset);

alter table job
  add constraint job_platform_check check (platform in ('facebook', 'instagram')),
  add constraint job_awareness_level_check check (awareness_level in ('unaware', 'problem_aware', 'solution_aware')),
  add constraint job_copy_length_check check (copy_length in ('short', 'medium', 'long', 'extra_long', 'blog')),
  add constraint job_blog_check check (copy_length <> 'blog' or platform = 'facebook'),
  add constraint job_state_check check (state in ('queued', 'running', 'succeeded', 'failed')),
  add constraint job_brief_check check ((brief is null) = (state in ('succeeded', 'failed'))),
  add constraint job_completed_check check ((completed_at is null) = (state in ('queued', 'running'))),
  add constraint job_error_code_check check ((error_code is not null) = (state = 'failed')),
  add constraint job_idempotency_key_check check (idempotency_key ~ '^[A-Za-z0-9._:-]{1,128}$');
create index job_deadline_idx on job (deadline_at) where state in ('queued', 'running');
-- What is at work: the sweep's count of it, and the leases that ran out.
create index job_due_started_idx on job_due (due_at) include (workspace_id) where attempts > 0;
create index job_completed_idx on job (completed_at) where state = 'succeeded';

alter table usage
  add constraint usage_used_check check (used >= 0),
  add constraint usage_month_check check (extract(day from month) = 1);
-- One row a workspace and month takes every accept of that workspace: leave room to update it in place.
alter table usage set (fillfactor = 50);
alter table job set (fillfactor = 80);
alter table job_due set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger brand_grounding_immutable before update on brand_grounding for each row execute function refuse_change();
create trigger offer_version_immutable before update on offer_version for each row execute function refuse_change();
create trigger artifact_version_immutable before update on artifact_version for each row execute function refuse_change();
create trigger audit_event_immutable before update or delete on audit_event for each row execute function refuse_change();

-- queued → running → succeeded or failed; queued → failed. Never backwards, and what was accepted stays as it was.
create function guard_job() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in
     (('queued', 'running'), ('queued', 'failed'), ('running', 'succeeded'), ('running', 'failed'))
  then
    raise exception 'a job does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (new.id, new.workspace_id, new.idempotency_key, new.fingerprint, new.platform, new.awareness_level,
      new.copy_length, new.grounding_id, new.offer_version_id, new.created_at, new.deadline_at)
     is distinct from
     (old.id, old.workspace_id, old.idempotency_key, old.fingerprint, old.platform, old.awareness_level,
      old.copy_length, old.grounding_id, old.offer_version_id, old.created_at, old.deadline_at)
     or new.brief is not null and new.brief is distinct from old.brief -- it is only ever forgotten
  then
    raise exception 'what a job was accepted with does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger job_guard before update on job for each row execute function guard_job();
