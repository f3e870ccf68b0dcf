-- Operators see the last week's failed jobs, which are few among all jobs.
create index concurrently if not exists job_failed_idx on job (created_at) where state = 'failed';
