-- Each change of a member adds up what the workspace stored within 24 hours.
create index concurrently if not exists offer_version_workspace_id_created_at_idx on offer_version (workspace_id, created_at);
