-- Which checks the last candidate of a failed job broke. Names of checks alone: reasons quote copy, and copy may hold words
-- of a brief that is to be forgotten.
ALTER TABLE "job" ADD COLUMN "failed_checks" TEXT[];

alter table job
  add constraint job_failed_checks_check check
    (failed_checks is null or state = 'failed' and array_to_string(failed_checks, ',', '?') ~ '^[a-z_]+(,[a-z_]+)*$');
