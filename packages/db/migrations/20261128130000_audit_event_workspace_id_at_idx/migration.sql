-- No query uses this index any more.
drop index concurrently if exists audit_event_workspace_id_at_idx;
