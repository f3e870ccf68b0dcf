#!/bin/sh
# From nothing to the first copy on a host with Docker. Secrets are made once, in deploy/.env: they belong to the backup.
set -eu
cd "$(dirname "$0")"

if ! [ -e .env ]; then
  umask 077
  for name in POSTGRES_PASSWORD API_PASSWORD WEB_PASSWORD WORKER_PASSWORD OPS_PASSWORD TEMPORAL_PASSWORD BETTER_AUTH_SECRET; do
    echo "$name=$(openssl rand -hex 32)"
  done > .env
  echo "FINGERPRINT_KEYS=$(openssl rand -base64 32)" >> .env
fi

docker compose build
docker compose up --detach
docker compose run --rm first-copy
