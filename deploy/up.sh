#!/bin/sh
# Starts the service on a host with Docker and creates the first copy. The first run generates the secrets in
# deploy/.env. Include this file in the backup.
set -eu
cd "$(dirname "$0")"

if ! [ -e .env ]; then
  umask 077
  for name in POSTGRES_PASSWORD API_PASSWORD WEB_PASSWORD WORKER_PASSWORD OPS_PASSWORD TEMPORAL_PASSWORD BETTER_AUTH_SECRET; do
    secret=$(openssl rand -hex 32)
    echo "$name=$secret"
  done > .env.new
  secret=$(openssl rand -base64 32)
  echo "FINGERPRINT_KEYS=$secret" >> .env.new
  mv .env.new .env
fi

docker compose build
docker compose up --detach
docker compose run --rm first-copy
