-- TRUNCATE fires no trigger of a row: without one of its own it would empty what is append-only.
create trigger audit_event_kept before truncate on audit_event for each statement execute function refuse_change();
create trigger brand_grounding_kept before truncate on brand_grounding for each statement execute function refuse_change();
create trigger offer_version_kept before truncate on offer_version for each statement execute function refuse_change();
create trigger artifact_version_kept before truncate on artifact_version for each statement execute function refuse_change();
