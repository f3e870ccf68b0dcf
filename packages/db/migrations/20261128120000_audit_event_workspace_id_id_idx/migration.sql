-- A page of the audit log contains the newest events of a workspace.
create index concurrently if not exists audit_event_workspace_id_id_idx on audit_event (workspace_id, id);
