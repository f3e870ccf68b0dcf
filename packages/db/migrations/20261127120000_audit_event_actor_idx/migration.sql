-- Each change of a member counts the member's changes of 24 hours.
create index concurrently if not exists audit_event_workspace_id_actor_at_idx on audit_event (workspace_id, actor, at);
