-- The schema of the first release. Functions that tables depend on come first, then the tables, each with its rules,
-- then the functions that write. schema.prisma describes the tables.

-- The time of all accounting, every deadline and every row. Tests replace it; nothing else reads the clock.
create function app_now() returns timestamptz language sql stable as 'select now()';

-- When the month's allocation is renewed: the start of the next UTC month, whatever the session's time zone.
create function next_month(instant timestamptz) returns timestamptz language sql immutable as
  $$select (date_trunc('month', instant at time zone 'UTC') + interval '1 month') at time zone 'UTC'$$;

-- For append-only tables. TRUNCATE fires no row trigger, so these tables have a second, statement-level one.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- queued → running → succeeded or failed; queued → failed. Never backwards, and accepted values do not change.
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

create table workspace (
  id text primary key,
  name text not null,
  billing_state text not null default 'active',
  created_at timestamptz(3) not null default app_now(),
  constraint workspace_billing_state_check check (billing_state in ('active', 'frozen'))
);

create table app_user (
  id text primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
create unique index app_user_email_key on app_user (email);

create table session (
  id text primary key,
  token text not null,
  user_id text not null references app_user on delete cascade on update cascade,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
create unique index session_token_key on session (token);
create index session_user_id_idx on session (user_id);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references app_user on delete cascade on update cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
create unique index account_provider_id_account_id_key on account (provider_id, account_id);
create index account_user_id_idx on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
create index verification_identifier_idx on verification (identifier);

create table membership (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  user_id text not null references app_user on delete cascade on update cascade,
  role text not null,
  created_at timestamptz(3) not null default app_now(),
  removed_at timestamptz(3),
  constraint membership_role_check check (role in ('viewer', 'editor', 'admin'))
);
create unique index membership_current_key on membership (workspace_id, user_id) where removed_at is null;
create index membership_user_id_idx on membership (user_id);
create unique index membership_workspace_id_id_key on membership (workspace_id, id);

create table invitation (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  role text not null,
  hash bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  used_by text,
  revoked_at timestamptz(3),
  constraint invitation_role_check check (role in ('viewer', 'editor', 'admin')),
  constraint invitation_used_check check ((used_at is null) = (used_by is null) and (used_at is null or revoked_at is null))
);
create unique index invitation_hash_key on invitation (hash);
create index invitation_workspace_id_id_idx on invitation (workspace_id, id);

create table password_reset (
  id text primary key,
  user_id text not null references app_user on delete cascade on update cascade,
  workspace_id text references workspace on delete cascade on update cascade,
  hash bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create unique index password_reset_hash_key on password_reset (hash);
create index password_reset_user_id_idx on password_reset (user_id);

create table sign_in_window (
  key bytea primary key,
  attempts int not null,
  started_at timestamptz(3) not null default app_now(),
  constraint sign_in_window_attempts_check check (attempts >= 0)
);
create index sign_in_window_started_at_idx on sign_in_window (started_at);

create table operator (
  user_id text primary key references app_user on delete cascade on update cascade,
  added_by text not null,
  added_at timestamptz(3) not null default app_now()
);

create table enablement_tick (
  item text primary key,
  ticked_by text not null,
  ticked_at timestamptz(3) not null default app_now()
);

create table api_token (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  membership_id text not null,
  hash bytea not null,
  prefix text not null,
  last_four text not null,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  foreign key (workspace_id, membership_id) references membership (workspace_id, id) on delete cascade on update cascade
);
create unique index api_token_hash_key on api_token (hash);
create index api_token_workspace_id_membership_id_idx on api_token (workspace_id, membership_id);

create table public_api_access (
  workspace_id text primary key references workspace on delete cascade on update cascade,
  enabled boolean not null default false,
  allocation int,
  constraint public_api_access_allocation_check check (allocation >= 0)
);

create table switch (
  name text primary key,
  enabled boolean not null,
  updated_at timestamptz(3) not null default app_now()
);

-- An entry outlives its workspace, so there is no foreign key.
create table audit_event (
  id text primary key,
  workspace_id text,
  actor text not null,
  action text not null,
  target text not null,
  details jsonb not null default '{}',
  at timestamptz(3) not null default app_now()
);
create index audit_event_workspace_id_at_idx on audit_event (workspace_id, at);
create trigger audit_event_immutable before update or delete on audit_event for each row execute function refuse_change();
create trigger audit_event_kept before truncate on audit_event for each statement execute function refuse_change();

create table brand_grounding (
  workspace_id text not null references workspace on delete cascade on update cascade,
  id text not null,
  content jsonb not null,
  source_file_ids text[],
  max_field_bytes int not null,
  total_bytes int not null,
  created_at timestamptz(3) not null default app_now(),
  primary key (workspace_id, id),
  constraint brand_grounding_size_check check (0 <= max_field_bytes and max_field_bytes <= total_bytes)
);
create trigger brand_grounding_immutable before update on brand_grounding for each row execute function refuse_change();
create trigger brand_grounding_kept before truncate on brand_grounding for each statement execute function refuse_change();

create table brand_profile (
  workspace_id text primary key references workspace on delete cascade on update cascade,
  name text not null,
  description text not null,
  voice text,
  audience text,
  language text,
  value_propositions text[],
  proof_points text[],
  excluded_terms text[],
  restrictions text[],
  grounding_id text not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (workspace_id, grounding_id) references brand_grounding (workspace_id, id) on update cascade
);

create table avatar (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  name text not null,
  description text,
  pains text[],
  desires text[],
  objections text[],
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
create index avatar_workspace_id_id_idx on avatar (workspace_id, id);

create table think_report (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  title text not null,
  summary text,
  findings text[],
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
create index think_report_workspace_id_id_idx on think_report (workspace_id, id);

create table knowledge_file (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  name text not null,
  media_type text not null,
  content bytea not null,
  state text not null default 'pending',
  failure text,
  text text,
  reader text, -- version of the reader that produced `text`; spans of facts refer to it
  created_at timestamptz(3) not null default app_now(),
  processed_at timestamptz(3),
  constraint knowledge_file_state_check check (state in ('pending', 'ready', 'failed')),
  constraint knowledge_file_failure_check check ((state = 'failed') = (failure is not null)),
  constraint knowledge_file_text_check check ((state = 'ready') = (text is not null)),
  constraint knowledge_file_processed_check check ((state = 'pending') = (processed_at is null))
);
create index knowledge_file_pending_idx on knowledge_file (created_at) where state = 'pending';
create unique index knowledge_file_workspace_id_id_key on knowledge_file (workspace_id, id);

create table brand_brief_fact (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  file_id text not null,
  position int not null,
  text text not null,
  subject text[] not null default '{}',
  continues boolean not null default false,
  start_offset int not null,
  end_offset int not null,
  page int,
  left_out boolean not null default false,
  foreign key (workspace_id, file_id) references knowledge_file (workspace_id, id) on delete cascade on update cascade,
  constraint brand_brief_fact_span_check check (0 <= start_offset and start_offset < end_offset),
  constraint brand_brief_fact_page_check check (page >= 1)
);
create unique index brand_brief_fact_file_id_position_key on brand_brief_fact (file_id, position);
create index brand_brief_fact_workspace_id_file_id_idx on brand_brief_fact (workspace_id, file_id);

create table offer_version (
  workspace_id text not null references workspace on delete cascade on update cascade,
  id text not null,
  offer_id text not null,
  content jsonb not null,
  max_field_bytes int not null,
  total_bytes int not null,
  created_at timestamptz(3) not null default app_now(),
  primary key (workspace_id, id),
  constraint offer_version_size_check check (0 <= max_field_bytes and max_field_bytes <= total_bytes)
);
create trigger offer_version_immutable before update on offer_version for each row execute function refuse_change();
create trigger offer_version_kept before truncate on offer_version for each statement execute function refuse_change();

create table offer (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  name text not null,
  version_id text not null,
  created_at timestamptz(3) not null default app_now(),
  archived_at timestamptz(3),
  foreign key (workspace_id, version_id) references offer_version (workspace_id, id) on update cascade
);
create index offer_workspace_id_id_idx on offer (workspace_id, id);

create table job (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  idempotency_key text not null,
  fingerprint bytea not null,
  platform text not null,
  awareness_level text not null,
  copy_length text not null,
  brief text,
  grounding_id text not null,
  offer_version_id text,
  state text not null default 'queued',
  error_code text,
  failed_checks text[], -- names only: the reason of a failed check quotes copy, which may contain words of the brief
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  deadline_at timestamptz(3) not null,
  foreign key (workspace_id, grounding_id) references brand_grounding (workspace_id, id) on update cascade,
  foreign key (workspace_id, offer_version_id) references offer_version (workspace_id, id) on update cascade,
  constraint job_idempotency_key_check check (idempotency_key ~ '^[A-Za-z0-9._:-]{1,128}$'),
  constraint job_platform_check check (platform in ('facebook', 'instagram')),
  constraint job_awareness_level_check check (awareness_level in ('unaware', 'problem_aware', 'solution_aware')),
  constraint job_copy_length_check check (copy_length in ('short', 'medium', 'long', 'extra_long', 'blog')),
  constraint job_blog_check check (copy_length <> 'blog' or platform = 'facebook'),
  constraint job_brief_check check ((brief is null) = (state in ('succeeded', 'failed'))),
  constraint job_state_check check (state in ('queued', 'running', 'succeeded', 'failed')),
  constraint job_error_code_check check ((error_code is not null) = (state = 'failed')),
  constraint job_failed_checks_check check (failed_checks is null
      or state = 'failed' and array_to_string(failed_checks, ',', '?') ~ '^[a-z_]+(,[a-z_]+)*$'),
  constraint job_completed_check check ((completed_at is null) = (state in ('queued', 'running')))
) with (fillfactor = 80);
create index job_completed_idx on job (completed_at) where state = 'succeeded';
create index job_deadline_idx on job (deadline_at) where state in ('queued', 'running');
create index job_workspace_id_created_at_id_idx on job (workspace_id, created_at desc, id desc);
create unique index job_workspace_id_id_key on job (workspace_id, id);
create unique index job_workspace_id_idempotency_key_key on job (workspace_id, idempotency_key);
create index job_workspace_id_state_created_at_id_idx on job (workspace_id, state, created_at desc, id desc);
create trigger job_guard before update on job for each row execute function guard_job();

-- One row per workspace and month takes every accept of that workspace: the fill factor leaves room to update it in place.
create table usage (
  workspace_id text not null references workspace on delete cascade on update cascade,
  month date not null,
  used int not null,
  primary key (workspace_id, month),
  constraint usage_month_check check (extract(day from month) = 1),
  constraint usage_used_check check (used >= 0)
) with (fillfactor = 50);

-- The account of a job's paid calls, for operations: one row per call, written before the call is made. A row that is not
-- settled belongs to a call that is running, or whose worker was killed: it counts, and its cost is unknown.
create table model_call (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  job_id text not null,
  role text not null,
  backend text not null,
  model text not null,
  opened_at timestamptz(3) not null default app_now(),
  settled_at timestamptz(3),
  input_tokens bigint,
  output_tokens bigint,
  cost_micro_usd bigint,
  foreign key (workspace_id, job_id) references job (workspace_id, id) on delete cascade on update cascade,
  constraint model_call_role_check check (role in ('writer', 'verifier')),
  constraint model_call_settled_check check (settled_at is not null or input_tokens is null),
  constraint model_call_counts_check check (input_tokens >= 0 and output_tokens >= 0 and cost_micro_usd >= 0),
  constraint model_call_known_check check ((input_tokens is null) = (output_tokens is null)
      and (cost_micro_usd is null or input_tokens is not null))
);
create index model_call_workspace_id_job_id_idx on model_call (workspace_id, job_id);

create table job_due (
  job_id text primary key references job on delete cascade on update cascade,
  workspace_id text not null references workspace on delete cascade on update cascade,
  due_at timestamptz(3) not null,
  attempts int not null default 0,
  trace_parent text, -- the trace of the request, in the form of W3C
  constraint job_due_trace_parent_check check (trace_parent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$')
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
-- Started jobs: the sweep counts them and finds expired leases.
create index job_due_started_idx on job_due (due_at) include (workspace_id) where attempts > 0;
create index job_due_workspace_id_due_at_idx on job_due (workspace_id, due_at);

-- Ids of the keys of FINGERPRINT_KEYS that jobs were accepted under: replays need them permanently.
create table fingerprint_key (
  id text primary key,
  first_used_at timestamptz(3) not null default app_now()
);

create table artifact (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  job_id text not null,
  created_at timestamptz(3) not null,
  foreign key (workspace_id, job_id) references job (workspace_id, id) on delete cascade on update cascade
);
create unique index artifact_workspace_id_id_key on artifact (workspace_id, id);
create unique index artifact_workspace_id_job_id_key on artifact (workspace_id, job_id);

create table artifact_version (
  workspace_id text not null references workspace on delete cascade on update cascade,
  artifact_id text not null,
  number int not null,
  headline text not null,
  primary_text text not null,
  description text,
  author_id text,
  checks jsonb not null,
  card jsonb,
  claims jsonb, -- what each claim rests on; null for versions that members wrote
  created_at timestamptz(3) not null,
  primary key (artifact_id, number),
  foreign key (workspace_id, artifact_id) references artifact (workspace_id, id) on delete cascade on update cascade
);
create index artifact_version_workspace_id_artifact_id_idx on artifact_version (workspace_id, artifact_id);
create trigger artifact_version_immutable before update on artifact_version for each row execute function refuse_change();
create trigger artifact_version_kept before truncate on artifact_version for each statement execute function refuse_change();

create table artifact_approval (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  artifact_id text not null,
  version int not null,
  state text not null,
  user_id text not null,
  created_at timestamptz(3) not null default app_now(),
  foreign key (workspace_id, artifact_id) references artifact (workspace_id, id) on delete cascade on update cascade,
  foreign key (artifact_id, version) references artifact_version (artifact_id, number) on delete cascade on update cascade,
  constraint artifact_approval_state_check check (state in ('draft', 'in_review', 'approved'))
);
create index artifact_approval_workspace_id_artifact_id_idx on artifact_approval (workspace_id, artifact_id);
create trigger artifact_approval_immutable before update on artifact_approval for each row execute function refuse_change();
create trigger artifact_approval_kept before truncate on artifact_approval for each statement execute function refuse_change();

create table artifact_comment (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  artifact_id text not null,
  version int not null,
  text text not null,
  field text,
  start_offset int,
  end_offset int,
  quote text,
  author_id text not null,
  created_at timestamptz(3) not null default app_now(),
  resolved_at timestamptz(3),
  resolved_by text,
  foreign key (workspace_id, artifact_id) references artifact (workspace_id, id) on delete cascade on update cascade,
  foreign key (artifact_id, version) references artifact_version (artifact_id, number) on delete cascade on update cascade,
  constraint artifact_comment_anchor_check check (num_nulls(field, start_offset, end_offset, quote) = 4
      or num_nulls(field, start_offset, end_offset, quote) = 0 and field in ('headline', 'primary_text', 'description')
      and 0 <= start_offset and start_offset < end_offset),
  constraint artifact_comment_resolved_check check ((resolved_at is null) = (resolved_by is null))
);
create index artifact_comment_workspace_id_artifact_id_idx on artifact_comment (workspace_id, artifact_id);

create table review_link (
  id text primary key,
  workspace_id text not null references workspace on delete cascade on update cascade,
  artifact_id text not null,
  version int not null,
  hash bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  foreign key (workspace_id, artifact_id) references artifact (workspace_id, id) on delete cascade on update cascade,
  foreign key (artifact_id, version) references artifact_version (artifact_id, number) on delete cascade on update cascade,
  constraint review_link_expiry_check check (expires_at > created_at)
);
create unique index review_link_hash_key on review_link (hash);
create index review_link_workspace_id_artifact_id_idx on review_link (workspace_id, artifact_id);

-- Accepts a job in one round trip: replay, refusals, the unit of allocation, the job and its row in the queue.
-- Refusals are values and write nothing. Lock order: key, then the usage row, last, so that two accepts never deadlock.
-- `created` means that job_id is the proposed one: our own retry after a lost connection finds its job and is no replay.
-- Source: contract, "POST", rules 1 to 7; decisions, "Order of checks", "Allocation".
create function accept_job(
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
    returning u.used into accept_job.used;
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

-- Opens a call on the account of a job: `opened`, `spent` if the job has no call left, `ended` if it is terminal or gone. The
-- job's row is locked by a statement of its own: two calls never share the last place, because the count has a newer snapshot.
create function open_model_call(p_id text, p_job text, p_role text, p_backend text, p_model text, p_calls_max int)
returns text language plpgsql as $$
declare
  found_job record;
begin
  select workspace_id, state into found_job from job where id = p_job for no key update;
  if not found or found_job.state in ('succeeded', 'failed') then
    return 'ended';
  end if;
  if p_calls_max <= (select count(*) from model_call where workspace_id = found_job.workspace_id and job_id = p_job) then
    return 'spent';
  end if;
  insert into model_call (id, workspace_id, job_id, role, backend, model)
  values (p_id, found_job.workspace_id, p_job, p_role, p_backend, p_model);
  return 'opened';
end $$;
