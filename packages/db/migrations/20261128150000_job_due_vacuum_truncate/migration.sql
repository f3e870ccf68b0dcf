-- An empty queue keeps its pages, so that PostgreSQL does not expect a sequential scan of it to be cheap. A session keeps its
-- plans while the queue grows.
alter table job_due set (vacuum_truncate = off);
