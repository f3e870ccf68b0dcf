-- Each change of a member adds up what the workspace stored within 24 hours.
create index concurrently if not exists brand_grounding_workspace_id_created_at_idx on brand_grounding (workspace_id, created_at);
