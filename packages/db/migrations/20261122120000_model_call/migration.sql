-- The account of a job's paid calls, for operations: one row per call, written before the call is made. A row that is not
-- settled belongs to a call under way, or to one whose worker was killed: it counts, and what it cost is unknown.
CREATE TABLE "model_call" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "backend" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "settled_at" TIMESTAMPTZ(3),
    "input_tokens" BIGINT,
    "output_tokens" BIGINT,
    "cost_micro_usd" BIGINT,

    CONSTRAINT "model_call_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "model_call_workspace_id_job_id_idx" ON "model_call"("workspace_id", "job_id");

ALTER TABLE "model_call" ADD CONSTRAINT "model_call_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "model_call" ADD CONSTRAINT "model_call_workspace_id_job_id_fkey" FOREIGN KEY ("workspace_id", "job_id") REFERENCES "job"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

alter table model_call
  add constraint model_call_role_check check (role in ('writer', 'verifier')),
  add constraint model_call_counts_check check (input_tokens >= 0 and output_tokens >= 0 and cost_micro_usd >= 0),
  add constraint model_call_known_check check
    ((input_tokens is null) = (output_tokens is null) and (cost_micro_usd is null or input_tokens is not null)),
  add constraint model_call_settled_check check (settled_at is not null or input_tokens is null);

-- The sums that these rows replace.
DROP TABLE "model_usage";

-- Puts a call on the account of a job that is not terminal, if it has a call left: `opened`, `spent` or `ended`. The job's
-- row is locked first, and each statement of a function sees what was committed before it: two calls never share the last
-- place. One statement with the same lock would count by a snapshot from before the wait.
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
