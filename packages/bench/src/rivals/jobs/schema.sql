create table workspace (id text primary key, token_hash bytea not null unique, allocation int not null);

create table usage (workspace_id text, month date, used int not null, primary key (workspace_id, month));

create table job (
  id text primary key,
  workspace_id text not null,
  idempotency_key text not null,
  fingerprint bytea not null,
  request jsonb not null,
  state text not null default 'queued',
  result jsonb,
  runs int not null default 0,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (workspace_id, idempotency_key)
);
