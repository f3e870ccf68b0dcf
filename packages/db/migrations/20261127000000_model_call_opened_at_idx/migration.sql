-- Operators see the costs of two months, and the table is never pruned.
create index concurrently if not exists model_call_opened_at_idx on model_call using brin (opened_at);
