-- Where the trace of a job's request goes on, in W3C's form; it lives as long as the job is open.
ALTER TABLE "job_due" ADD COLUMN "trace_parent" TEXT;
ALTER TABLE "job_due" ADD CONSTRAINT job_due_trace_parent_check
  CHECK (trace_parent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');

-- Which keys of FINGERPRINT_KEYS jobs were accepted under, by name: replays need them for ever.
CREATE TABLE "fingerprint_key" (
    "id" TEXT NOT NULL,
    "first_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "fingerprint_key_pkey" PRIMARY KEY ("id")
);
