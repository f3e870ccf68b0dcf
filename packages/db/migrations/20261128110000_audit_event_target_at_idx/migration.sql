-- A person's page lists the newest events of the account.
create index concurrently if not exists audit_event_target_at_idx on audit_event (target, at);
