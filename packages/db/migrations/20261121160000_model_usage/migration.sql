-- What the calls of a job's models used, for operations: one row a job, backend and model, added up over its tries. It
-- outlives a failed job and is on no face of a client.
CREATE TABLE "model_usage" (
    "workspace_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "backend" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "calls" INTEGER NOT NULL,
    "input_tokens" BIGINT NOT NULL,
    "output_tokens" BIGINT NOT NULL,
    "cost_micro_usd" BIGINT,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("job_id","backend","model")
);

CREATE INDEX "model_usage_workspace_id_job_id_idx" ON "model_usage"("workspace_id", "job_id");

ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_workspace_id_job_id_fkey" FOREIGN KEY ("workspace_id", "job_id") REFERENCES "job"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

alter table model_usage
  add constraint model_usage_counts_check check (calls > 0 and input_tokens >= 0 and output_tokens >= 0 and cost_micro_usd >= 0);
